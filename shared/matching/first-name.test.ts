import { expect, test } from "vitest";
import { firstNameOf } from "./first-name.ts";

test.each([
  ["Anna Berg", "Anna"],
  [" Anna  Berg ", "Anna"],
  ["Dr. Saoirse Ní Bhriain", "Saoirse"],
  ["Prof. Dr. Götz-Uwe Krämer", "Götz-Uwe"],
  ["Dr Anna Berg", "Anna"],
  ["Mrs Peach", "Peach"],
  ["P. O’Brien", "O’Brien"],
  ["J. R.", "J. R."],
  ["Q", "Q"],
  ["April", "April"],
  ["吴美玲", "吴美玲"],
  ["", ""],
])("%j is called %j", (name, called) => {
  expect(firstNameOf(name)).toBe(called);
});
