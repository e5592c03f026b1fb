import { isRightToLeft } from "../../lib/language/direction.ts";

const copied = [
  ...["boxSizing", "width", "paddingTop", "paddingRight", "paddingBottom", "paddingLeft"],
  ...["borderTopWidth", "borderRightWidth", "borderBottomWidth", "borderLeftWidth"],
  ...["fontFamily", "fontSize", "fontWeight", "fontStyle", "letterSpacing", "lineHeight"],
  ...["textTransform", "wordSpacing", "tabSize", "direction"],
] as const;

/** Where a character of a field is on screen, its side from where lines begin: a copy of the text beside it is measured. */
export function caretOf(field: HTMLTextAreaElement | HTMLInputElement, place: number) {
  const style = getComputedStyle(field);
  const copy = document.createElement("div");
  for (const name of copied)
    copy.style.setProperty(toProperty(name), style.getPropertyValue(toProperty(name)));
  copy.style.position = "absolute";
  copy.style.visibility = "hidden";
  const isLine = field instanceof HTMLInputElement;
  copy.style.whiteSpace = isLine ? "pre" : "pre-wrap";
  copy.style.overflowWrap = "break-word";
  const mark = document.createElement("span");
  mark.textContent = "@";
  copy.append(field.value.slice(0, place), mark);
  document.body.append(copy);
  const box = field.getBoundingClientRect();
  const left = box.left + mark.offsetLeft - field.scrollLeft;
  const top = box.top + mark.offsetTop - field.scrollTop;
  const bottom = top + mark.offsetHeight;
  const start = isRightToLeft() ? window.innerWidth - left - mark.offsetWidth : left;
  copy.remove();
  return isLine ? { start, top: box.top, bottom: box.bottom } : { start, top, bottom };
}

function toProperty(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
