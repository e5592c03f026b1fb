declare global {
  /** What was pressed in the prerendered page before the program was there; see page-scripts.ts. */
  var pressedBeforeStart: Element | undefined;
}

/**
 * Puts the page that the program has rendered in the place of the prerendered one, which looks the
 * same, with what has been typed there, the cursor where it was, and what was pressed pressed again.
 */
export function replacePrerendered(prerendered: Element, page: HTMLElement): void {
  // A press that ended on another element than it began on would be none.
  if (prerendered.matches(":active")) {
    requestAnimationFrame(() => replacePrerendered(prerendered, page));
    return;
  }
  const before = listControls(prerendered);
  const focused = document.activeElement;
  prerendered.replaceWith(page);
  const counterpartOf = (control: Element | null | undefined) =>
    control ? listControls(page)[before.indexOf(control)] : undefined;

  for (const typed of before) {
    const field = counterpartOf(typed);
    if (!isField(typed) || !isField(field) || typed.type === "checkbox") continue;
    if (typed.value) write(field, typed.value);
  }
  for (const ticked of before) {
    const box = counterpartOf(ticked);
    if (isField(ticked) && isField(box) && ticked.checked !== box.checked) box.click();
  }
  const field = counterpartOf(focused);
  if (field instanceof HTMLElement) field.focus({ preventScroll: true });
  if (isField(focused) && isField(field)) moveCursor(focused, field);
  const pressed = counterpartOf(globalThis.pressedBeforeStart);
  if (pressed instanceof HTMLElement) pressed.click();
}

/** In both pages the same ones in the same order. */
function listControls(page: Element): Element[] {
  return [...page.querySelectorAll("a, button, input")];
}

function isField(control: Element | null | undefined): control is HTMLInputElement {
  return control instanceof HTMLInputElement;
}

/** As if it had been typed: React looks whether a field's own setter was passed by. */
function write(field: HTMLInputElement, value: string): void {
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value") ?? {};
  set?.call(field, value);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

function moveCursor(from: HTMLInputElement, to: HTMLInputElement): void {
  // Fields for addresses have no selection to ask for; there the end is where somebody goes on.
  if (from.selectionStart !== null) {
    to.setSelectionRange(from.selectionStart, from.selectionEnd);
    return;
  }
  const { type } = to;
  to.type = "text";
  to.setSelectionRange(to.value.length, to.value.length);
  to.type = type;
}
