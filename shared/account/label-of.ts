/** "Ben Achebe", once he has left "Ben Achebe (left)". */
export function labelOf({
  name,
  hasLeft,
}: {
  name: string;
  hasLeft?: boolean | undefined;
}): string {
  return hasLeft ? `${name} (left)` : name;
}
