/** The largest number up to `most` that still fits, to far less than a pixel; what fits, fits when smaller. */
export function largestFitting(most: number, fits: (tried: number) => boolean): number {
  let [least, rest] = [0, most];
  for (let round = 0; round < 24; round++) {
    const tried = (least + rest) / 2;
    if (fits(tried)) least = tried;
    else rest = tried;
  }
  return least;
}
