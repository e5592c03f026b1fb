import { expect, test } from "vitest";
import { mayBeSamePerson, toEmailKey, toFirmKey, toPersonKey, toWebsiteKey } from "./match-keys.ts";
import { toPhoneKey } from "./phone-key.ts";

/** Each of a row has the same key, and no two rows have one. */
function expectGroups(toKey: (text: string) => string, groups: readonly string[][]) {
  const keys = groups.map((texts) => [...new Set(texts.map(toKey))]);
  expect(keys.map((some) => some.length)).toEqual(groups.map(() => 1));
  expect(new Set(keys.flat()).size).toBe(groups.length);
  expect(keys.flat()).not.toContain("");
}

test("phone numbers are the same with and without country code, trunk zero and marks", () => {
  expectGroups(toPhoneKey, [
    ["+49 151 2345678", "0151 2345678", "0049 151 2345678", "+49 (0)151 234-5678", "491512345678"],
    ["+49 30 555 0142", "030/5550142", "(030) 555-01-42"],
    ["+49 7031 1234", "07031 1234"],
    ["+1 (555) 123-4567", "555.123.4567", "1-555-123-4567", "001 555 123 4567"],
    ["555-123-4567 x12", "+1 555 123 4567 ext. 12", "(555) 123-4567 #12"],
    ["+47 22 33 44 55", "22 33 44 55"],
    ["+44 20 7946 0018", "020 7946 0018", "442079460018"],
    ["+33 6 12 34 56 78", "06 12 34 56 78", "33612345678"],
    ["+39 06 698 12345", "06 698 12345"],
    ["+86 138 1234 5678", "138 1234 5678"],
    ["+55 31 98765-4321", "(31) 98765-4321", "031 98765-4321"],
    ["089 5550142, 0171 2345678", "089 555 0142; fax 089 555 0143"],
  ]);
});

test("what is no phone number is compared with none", () => {
  for (const text of ["", "n/a", "12", "110", "0000000", "999999999", "1-800-FLOWERS", "?"]) {
    expect(toPhoneKey(text), text).toBe("");
  }
});

test("emails are the same whatever their capitals, and as Gmail reads them", () => {
  expectGroups(toEmailKey, [
    ["Anna@Berg.example", " anna@berg.EXAMPLE "],
    ["anna.berg@gmail.com", "annaberg+crm@googlemail.com"],
    ["anna.berg@berg.example"],
    ["annaberg@berg.example"],
  ]);
  for (const text of ["", "anna", "anna@", "a b@c.example"]) expect(toEmailKey(text)).toBe("");
});

test("names are the same in any order and spelling, without titles and middle initials", () => {
  expectGroups(toPersonKey, [
    ["Jürgen Jäger", "Jäger, Jürgen", "Juergen Jaeger", "JURGEN JAGER", "Dr. Jürgen  Jäger"],
    ["Anna Berg", "Anna M. Berg", "Berg, Anna", "Mrs. Anna Berg", "Anna Berg, MBA"],
    ["Anna Maria Berg", "Berg, Anna Maria"],
    ["A. Berg", "Berg, A."],
    ["Siobhán O’Shaughnessy", "Siobhan O'Shaughnessy"],
    ["Øystein Åberg", "Oystein Aaberg", "Oeystein Aberg"],
    ["Mary-Ellen Hall", "Mary Ellen Hall"],
    ["Anna"],
    ["王伟"],
    ["Dr."],
  ]);
  for (const text of ["", " ", "?!", "🎉"]) expect(toPersonKey(text)).toBe("");
});

test("an initial may be a name, and a part of a name the whole; two first names are two people", () => {
  const mayBe = (one: string, other: string) => {
    const keys = [toPersonKey(one), toPersonKey(other)] as const;
    expect(mayBeSamePerson(...keys)).toBe(mayBeSamePerson(keys[1], keys[0]));
    return mayBeSamePerson(...keys);
  };
  expect(mayBe("A. Berg", "Anna Berg")).toBe(true);
  expect(mayBe("M. E. Hall", "Mary-Ellen Hall")).toBe(true);
  expect(mayBe("Berg", "Anna Berg")).toBe(true);
  expect(mayBe("Anna Berg", "Anna Maria Berg")).toBe(true);
  expect(mayBe("", "Anna Berg")).toBe(true);
  expect(mayBe("Anna Berg", "Arne Berg")).toBe(false);
  expect(mayBe("Anna Berg", "Anna Hall")).toBe(false);
  expect(mayBe("B. Berg", "Anna Berg")).toBe(false);
});

test("companies are the same without their legal form", () => {
  expectGroups(toFirmKey, [
    ["Berg & Co", "Berg & Co. GmbH", "BERG", "Berg GmbH & Co. KG", "Berg, Inc.", "Berg S.A."],
    ["Hall and Sons Ltd", "Hall & Sons", "The Hall & Sons Company"],
    ["Müller Söhne e.K.", "Mueller Soehne"],
    ["BergSoft", "Berg Soft AG"],
    ["Co"],
    ["The"],
    ["3M"],
  ]);
  expect(toFirmKey("&")).toBe("");
});

test("websites are the same by their domain, and by their page where many share one", () => {
  expectGroups(toWebsiteKey, [
    ["https://berg.example", "http://www.berg.example/contact?x=1", "BERG.example/"],
    ["https://shop.berg.example"],
    ["https://www.facebook.com/Berg", "facebook.com/berg/"],
    ["https://www.facebook.com/hall"],
  ]);
  for (const text of ["", "localhost", "not a site", "https://facebook.com"]) {
    expect(toWebsiteKey(text), text).toBe("");
  }
});
