import { expect, test } from "vitest";
import { closenessOf, findMatches, findPhoneMatch } from "./text-matches.ts";

function mark(text: string, typed: string) {
  return findMatches(text, typed)
    .toReversed()
    .reduce(
      (marked, [start, end]) =>
        `${marked.slice(0, start)}[${marked.slice(start, end)}]${marked.slice(end)}`,
      text,
    );
}

test.each([
  ["Brightwater Dental", "br", "[Br]ightwater Dental"],
  ["Gabriela Brandão", "br", "Gabriela [Br]andão"],
  ["Gabriela", "br", "Ga[br]iela"],
  ["Gabriela Brandão", "brandao", "Gabriela [Brandão]"],
  ["Jürgen Müller", "MULLER", "Jürgen [Müller]"],
  // The same name with its accents as characters of their own.
  ["Ju\u0308rgen Mu\u0308ller", "muller", "Ju\u0308rgen [Mu\u0308ller]"],
  ["Muller", "müll", "[Mull]er"],
  ["Hauptstraße 7", "strasse", "Haupt[straße] 7"],
  // Half of what one letter folds to marks the letter.
  ["Straße", "stras", "[Straß]e"],
  ["Ægir", "ae", "[Æ]gir"],
  ["Οδυσσεύς", "οδυσσευσ", "[Οδυσσεύς]"],
  ["Anna  Bo", "anna bo", "[Anna  Bo]"],
  ["  Anna", "anna", "  [Anna]"],
  ["Smile 🙂 Co", "🙂 co", "Smile [🙂 Co]"],
  ["Anneliese Brandt-Morales", "mor", "Anneliese Brandt-[Mor]ales"],
  ["100% Cotton", "%", "100[%] Cotton"],
  ["Seán O’Brien", "o'brien", "Seán [O’Brien]"],
  ["O'Brien", "obr", "[O'Br]ien"],
  ["Anna–Maria", "anna-m", "[Anna–M]aria"],
  ["Jürgen Müller", "mueller", "Jürgen [Müller]"],
  ["Joerg Mueller", "müller", "Joerg [Mueller]"],
  ["Jürgen Müller", "müller jürg", "[Jürg]en [Müller]"],
  ["Siri Dahl", "siri nordlicht", "[Siri] Dahl"],
  ["Anna Hassan", "hasan", "Anna [Hassan]"],
  ["Anna Hassan", "anna hasan", "[Anna] [Hassan]"],
  ["Seán O’Brien", "obrein", "Seán [O’Brien]"],
  ["Jürgen Müller", "juregn", "[Jürgen] Müller"],
  ["Hassan", "hsaasn", "Hassan"],
  ["Abab", "ab ba", "[Aba]b"],
  ["Acme", "zinc", "Acme"],
  ["Acme", " ", "Acme"],
  ["", "a", ""],
])("%j with %j typed is marked %j", (text, typed, marked) => {
  expect(mark(text, typed)).toBe(marked);
});

test("a beginning is closer than a word's beginning, and that than any other place", () => {
  expect(closenessOf("Brandt", "bra")).toBe(0);
  expect(closenessOf("Ana Brandt", "bra")).toBe(1);
  expect(closenessOf("Zebra", "bra")).toBe(2);
  expect(closenessOf("Ana", "bra")).toBe(3);
  expect(closenessOf("Ana", "")).toBe(3);
  expect(closenessOf("Ana Brandt", "bra ana")).toBe(1);
  expect(closenessOf("Ana Zebra", "bra ana")).toBe(2);
  expect(closenessOf("Ana Brandt", "bra zoe")).toBe(3);
});

test.each([
  ["+49-151-23 45", "0151 23", "151-23"],
  ["0151 2345", "+49 151 23", "0151 23"],
  ["(303) 555-0100", "303555", "303) 555"],
  ["(303) 555-0100", "+1 303 555 01", "303) 555-01"],
  ["0151 2345", "2345", "2345"],
])("%j with %j typed is marked at %j", (phone, typed, marked) => {
  const stretch = findPhoneMatch(phone, typed);
  expect(stretch && phone.slice(...stretch)).toBe(marked);
});

test("a name or too few digits mark no phone number", () => {
  expect(findPhoneMatch("0151 2345", "anna")).toBeNull();
  expect(findPhoneMatch("0151 2345", "15")).toBeNull();
  expect(findPhoneMatch("0151 2345", "999")).toBeNull();
});
