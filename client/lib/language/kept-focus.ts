const key = "focus";

/** Keeps by its name which field has the focus, for the program in another language that takes this one's place. */
export function keepFocus(): void {
  const name = document.activeElement?.getAttribute("name");
  if (name) sessionStorage.setItem(key, name);
}

/** Whether the program before had the focus on this field; asked once. */
export function takesFocus(name: string): boolean {
  const isIts = sessionStorage.getItem(key) === name;
  sessionStorage.removeItem(key);
  return isIts;
}
