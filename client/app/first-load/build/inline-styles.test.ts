import { expect, test } from "vitest";
import { gatherStyles } from "./inline-styles.ts";

const page = (body: string) =>
  `<html><head><title>A</title>\n  </head><body><div id="root">${body}</div></body></html>`;

test("style attributes become rules of one style element, equal ones the same", () => {
  const html = gatherStyles(
    page(
      '<p class="a" style="left:0%;top:1px">x</p><p style="--hr:2px"></p><b style="left:0%;top:1px"/>',
    ),
  );
  expect(html).toContain(
    '<style>#root [data-place="0"]{left:0%;top:1px}#root [data-place="1"]{--hr:2px}</style>\n  </head>',
  );
  expect(html).toContain(
    '<p class="a" data-place="0">x</p><p data-place="1"></p><b data-place="0"/>',
  );
});

test("a page without any, and a text that looks like one, stay as they are", () => {
  const html = page('<p title="a">in style="of old"</p>');
  expect(gatherStyles(html)).toBe(html);
});

test("a value that means something else in a style element stops the build", () => {
  expect(() => gatherStyles(page('<p style="font:&quot;A&quot;">x</p>'))).toThrow("&quot;");
});
