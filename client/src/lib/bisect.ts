/** The largest number up to `most` for which `fits` holds, bisected to far below a pixel; `fits` must be monotonic. */
export function largestFitting(most: number, fits: (tried: number) => boolean): number {
  let [least, rest] = [0, most];
  for (let round = 0; round < 24; round++) {
    const tried = (least + rest) / 2;
    if (fits(tried)) least = tried;
    else rest = tried;
  }
  return least;
}
