/** A row of any list, whatever it looks like; what is inside another row is a part of that one. */
const anyRow =
  "[data-row], [data-task], [data-group], [data-block], [data-continued], .plus, [data-item], .slot, .rail > li, .tbl tbody > tr, .list > li";

/** What in a row has the focus when the row has it: the name, or else what comes first. */
const heads = [".row-name", "[data-merge], [data-head]", "a[href]", "button"];

/** The rows on screen, from the first to the last, each with what takes the focus in it. */
export function rowsShown(selector = anyRow): { row: HTMLElement; head: HTMLElement }[] {
  return [...document.querySelectorAll<HTMLElement>(`main :is(${selector})`)].flatMap((row) => {
    if (row.parentElement?.closest(anyRow) || !row.checkVisibility()) return [];
    const head = headOf(row);
    return head ? [{ row, head }] : [];
  });
}

function headOf(row: HTMLElement): HTMLElement | undefined {
  if (row.matches("a, button")) return row;
  for (const selector of row.matches("[data-task]") ? ["input"] : heads) {
    const found = [...row.querySelectorAll<HTMLElement>(selector)].find(
      (each) => each.checkVisibility() && !each.closest(".pick"),
    );
    if (found) return found;
  }
  return undefined;
}

/** The row with the focus, or else the one under the pointer. */
export function rowAtHand(selector = anyRow): HTMLElement | null {
  return (
    document.activeElement?.closest<HTMLElement>(selector) ??
    document.querySelector<HTMLElement>(`main :is(${selector}):hover`)
  );
}

/** The row at hand, or else the first one in sight. */
export function rowInSight(selector = anyRow): HTMLElement | undefined {
  return rowAtHand(selector) ?? firstInSight(rowsShown(selector))?.row;
}

/** Opens the status of the row in sight, with its badge. */
export function openStatusInSight(): boolean {
  const badge = rowInSight("[data-row]")?.querySelector<HTMLElement>("button.badge[aria-haspopup]");
  badge?.click();
  return badge !== undefined && badge !== null;
}

/** Of these, the first that is not scrolled away below the top bar; else the first. */
export function firstInSight<Row extends { row: HTMLElement }>(
  rows: readonly Row[],
): Row | undefined {
  const seen = rows.find(({ row }) => {
    const { top } = row.getBoundingClientRect();
    return top >= topBar && top < window.innerHeight;
  });
  return seen ?? rows[0];
}

/** Pixels that the sticky bar covers. */
const topBar = 54;
