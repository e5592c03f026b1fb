declare global {
  /** What was pressed in the prerendered page before the program started; see page-scripts.ts. */
  var pressedBeforeStart: Element | undefined;
}

/**
 * Replaces the prerendered page with the rendered one, which looks the same. Keeps what has been
 * typed and the cursor, and repeats what was pressed.
 */
export function replacePrerendered(prerendered: Element, page: HTMLElement): void {
  // A press that starts on one element and ends on another would be lost.
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

/** The controls of both pages, in the same order. */
function listControls(page: Element): Element[] {
  return [...page.querySelectorAll("a, button, input")];
}

function isField(control: Element | null | undefined): control is HTMLInputElement {
  return control instanceof HTMLInputElement;
}

/** As if it were typed: React checks whether a field's own setter was bypassed. */
function write(field: HTMLInputElement, value: string): void {
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value") ?? {};
  set?.call(field, value);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

function moveCursor(from: HTMLInputElement, to: HTMLInputElement): void {
  // Email fields do not report their selection; there, continue at the end.
  if (from.selectionStart !== null) {
    to.setSelectionRange(from.selectionStart, from.selectionEnd);
    return;
  }
  const { type } = to;
  to.type = "text";
  to.setSelectionRange(to.value.length, to.value.length);
  to.type = type;
}
