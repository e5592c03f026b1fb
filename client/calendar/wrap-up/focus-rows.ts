/** Rows that still ask how they went. */
const asking = "[data-asks]:has([data-act])";

/** The part of a row that has the focus when the row is reached: its field, else a button of it. */
export function focusRow(row: Element, act = "held"): void {
  const place =
    row.querySelector<HTMLElement>("input") ??
    row.querySelector<HTMLElement>(`[data-act="${act}"]`) ??
    row.querySelector<HTMLElement>("button");
  place?.focus();
}

/** The next row that still asks, else the first that does; without any, the heading of the page. */
export function focusAfter(part: Element | null): void {
  const row = part?.closest("[data-asks]");
  const rows = [...(part?.closest("ol")?.querySelectorAll(asking) ?? [])];
  const others = rows.filter((each) => each !== row);
  const isLater = (each: Element) =>
    Boolean(row && row.compareDocumentPosition(each) & Node.DOCUMENT_POSITION_FOLLOWING);
  const next = others.find(isLater) ?? others[0];
  if (next) focusRow(next);
  else document.querySelector<HTMLElement>("main h1")?.focus();
}

/** The first row that asks. */
export function focusFirst(list: Element | null): void {
  const row = list?.querySelector(asking);
  if (row) focusRow(row);
}
