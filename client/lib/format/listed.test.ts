import { afterEach, expect, test } from "vitest";
import { setTongue } from "../language/tongue.ts";
import { listed, listedOr } from "./listed.ts";

afterEach(() => setTongue("en"));

test("what stands in a line is joined as English does", () => {
  expect(listed(["Anna", "Ben", "Ciara"])).toBe("Anna, Ben and Ciara");
  expect(listedOr(["Anna"])).toBe("Anna");
  expect(listedOr(["Anna", "Ben", "Ciara"])).toBe("Anna or Ben or Ciara");
  expect(listedOr([])).toBe("");
});

test("Spanish says it by the sound that follows", () => {
  setTongue("es");
  expect(listed(["Anna", "Isabel"])).toBe("Anna e Isabel");
  expect(listedOr(["siete", "ocho"])).toBe("siete u ocho");
});
