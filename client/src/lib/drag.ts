/** Whether a drag has left the element, and not only moved onto something within it. */
export function leavesElement({ currentTarget, relatedTarget }: DragEvent): boolean {
  const within =
    currentTarget instanceof Node &&
    relatedTarget instanceof Node &&
    currentTarget.contains(relatedTarget);
  return !within;
}
