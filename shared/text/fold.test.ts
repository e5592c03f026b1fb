import { expect, test } from "vitest";
import { fold, toSearchTerms, toSpellings } from "./fold.ts";

test.each([
  ["Müller", "muller"],
  ["MÜLLER", "muller"],
  ["Mu\u0308ller", "muller"],
  ["Straße", "strasse"],
  ["STRAẞE", "strasse"],
  ["Ørsted", "orsted"],
  ["Łódź", "lodz"],
  ["Đorđe", "dorde"],
  ["Ægir Œuvre", "aegir oeuvre"],
  ["Þór", "thor"],
  ["İstanbul ISPARTA ısı", "istanbul isparta isi"],
  ["Ελλάς", "ελλασ"],
  ["ΕΛΛΆΣ", "ελλασ"],
  ["ﬁn ① Ⅳ ㎏", "fin 1 iv kg"],
  ["ＡＣＭＥ", "acme"],
  ["  Anna\u00a0 \t Bo ", "anna bo"],
  ["Žižek & Čapek", "zizek & capek"],
  ["Nguyễn", "nguyen"],
  ["山田", "山田"],
  ["🙂", "🙂"],
  ["100%_\\", "100%_\\"],
  ["", ""],
  ["O'Brien", "obrien"],
  ["O’Brien O‘Brien OʼBrien O`Brien O´Brien O′Brien", "obrien obrien obrien obrien obrien obrien"],
  ["Anna-Maria Anna‐Maria Anna‑Maria", "anna-maria anna-maria anna-maria"],
  ["1–2 3—4 5−6 7﹣8 9－0 a―b", "1-2 3-4 5-6 7-8 9-0 a-b"],
  ["Donau\u00addampf", "donaudampf"],
])("%j folds to %j", (text, folded) => {
  expect(fold(text)).toBe(folded);
  // Folding twice is folding once: a stored key can be folded again without harm.
  expect(fold(folded)).toBe(folded);
});

test.each([
  ["0151 23", [["0151 23", "15123"]]],
  ["+49 (0)151/23", [["+49 (0)151/23", "49015123", "4915123", "09015123", "015123"]]],
  ["0049-151", [["0049-151", "49151"]]],
  ["+49 151 23", [["+49 151 23", "4915123", "0915123", "015123", "05123"]]],
  ["+1 303 555", [["+1 303 555", "1303555", "303555"]]],
  ["15123", [["15123"]]],
  ["007", [["007"]]],
  ["12", [["12"]]],
  ["Bo 0123", [["bo"], ["0123", "123"]]],
  ["Müller", [["muller", "mueller"]]],
  [
    "Sørensen  Århus",
    [
      ["sorensen", "soerensen"],
      ["arhus", "aarhus"],
    ],
  ],
  ["mueller", [["mueller"]]],
  ["o'brien seán", [["obrien"], ["sean"]]],
  // What another term says already.
  ["an anna ANNA ann", [["anna"]]],
  ["muller müller", [["muller"]]],
  ["'", []],
  ["", []],
])("%j is looked for as %j", (search, terms) => {
  expect(toSearchTerms(search)).toEqual(terms);
});

test("words that are written in two ways are known in the second, too", () => {
  expect(toSpellings("Jürgen Müller, Straße 3")).toBe("juergen mueller,");
  expect(toSpellings("Mu\u0308ller")).toBe("mueller");
  expect(toSpellings("Anna Bo")).toBe("");
});
