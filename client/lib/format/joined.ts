import { common } from "../../../shared/words/en/common.ts";

/** "A, B, C", without what is not there; `join` puts two together otherwise. Of sentences there is `listed`. */
export function joined(
  parts: readonly (string | undefined)[],
  join: (all: string, next: string) => string = common.list,
): string {
  return parts.reduce<string>(
    (all, next) => (all && next ? join(all, next) : all || next || ""),
    "",
  );
}
