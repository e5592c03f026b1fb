import { whose } from "../../../shared/words/en/whose.ts";

/** "Ben Achebe", once he has left "Ben Achebe (left)". */
export function labelOf({
  name,
  hasLeft,
}: {
  name: string;
  hasLeft?: boolean | undefined;
}): string {
  return hasLeft ? whose.left(name) : name;
}
