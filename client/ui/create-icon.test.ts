import { Check, PanelLeft } from "lucide-react";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { createIcon } from "./create-icon.ts";

const ours = createIcon("check", [["path", { d: "M20 6 9 17l-5-5" }]]);

/** Its attributes in any order; Lucide names a namespace, which elements that scripts make have anyway. */
function read(markup: string): string[] {
  return markup
    .replace(' xmlns="http://www.w3.org/2000/svg"', "")
    .split(/(?<=") |[<>]/)
    .toSorted();
}

test.each([
  {},
  { className: "size-3.5 text-ink-3" },
  { size: 12, strokeWidth: 2.25, "aria-hidden": true },
])("an icon is what Lucide makes of it, with %j", (props) => {
  expect(read(renderToStaticMarkup(createElement(ours, props)))).toEqual(
    read(renderToStaticMarkup(createElement(Check, props))),
  );
});

test("what styles turn around in the other direction of reading has the name that they know", () => {
  expect(renderToStaticMarkup(createElement(PanelLeft))).toContain('"lucide lucide-panel-left');
});
