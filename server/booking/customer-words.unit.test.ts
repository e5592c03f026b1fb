import { expect, test } from "vitest";
import { placeholders } from "../../shared/account/customer-mails.ts";
import { findUnknown } from "../../shared/account/placeholders.ts";
import { languageCodes } from "../../shared/words/languages.ts";
import { rich } from "../http/responses/html.ts";
import { type CustomerWords, wordsOf } from "./customer-words.ts";

/** Each message of a language by its name, said with values that can be told apart, for several counts. */
function sayAll({ booked, booking, mails, meeting }: CustomerWords): Map<string, string> {
  const said = new Map<string, string>();
  const visit = (words: unknown, name: string): void => {
    if (typeof words === "string") said.set(name, words);
    else if (typeof words === "function") {
      for (const count of [0, 1, 2, 5, 11, 100]) {
        const values = Array.from({ length: words.length }, (_, at) =>
          isCount(name) ? count : `‹${at}›`,
        );
        if (isMixed(name)) values[0] = "‹0›";
        said.set(`${name} ${count}`, String(words(...values)));
      }
    } else for (const [key, each] of Object.entries(words as object)) visit(each, `${name}.${key}`);
  };
  visit({ booked, booking, mails, meeting }, "");
  return said;
}

const isCount = (name: string) =>
  /\.(?:openDays|tooManyText|proposing\.button|daily|weekly|monthly|yearly|repeats\.times)$/.test(
    name,
  );
const isMixed = (name: string) => name.endsWith("repeats.times");

/** Said in the same way in several languages. */
const same = new Set([
  "Video",
  "Privacy",
  "Name",
  "Optional",
  "‹0›, ‹1›",
  "‹0›: ‹1›",
  "‹0›: ‹1›, ‹2›",
]);

const english = sayAll(wordsOf("en"));

test.each(languageCodes)("%s says each message, with all of its values", (language) => {
  const said = sayAll(wordsOf(language));
  expect([...said.keys()]).toEqual([...english.keys()]);
  for (const [name, text] of said) {
    expect(text, name).not.toMatch(/undefined|null|\$\{|\[object|NaN|^\s*$/);
    expect(findUnknown(text, placeholders), name).toBeUndefined();
    const values = new Set((english.get(name) ?? "").match(/‹\d›/g));
    expect(new Set(text.match(/‹\d›/g)), name).toEqual(values);
    // Tags are closed, and none is left once they have become links and buttons.
    const tags = Object.fromEntries(
      ["b", "privacy", "propose", "again", "correct", "download"].map((tag) => [
        tag,
        (inner: string) => ({ html: inner }),
      ]),
    );
    expect(rich(text, tags).html, name).not.toMatch(/&lt;|</);
  }
});

test.each(languageCodes.filter((one) => one !== "en"))(
  "%s has left nothing in English",
  (language) => {
    const left = [...sayAll(wordsOf(language))].filter(
      ([name, text]) => text === english.get(name) && !same.has(text),
    );
    expect(left).toEqual([]);
  },
);

test("a language that is none is English, and one of a region is that of its language", () => {
  expect(wordsOf("").language).toBe("en");
  expect(wordsOf("xx").language).toBe("en");
  expect(wordsOf("de-CH").language).toBe("de");
  expect(wordsOf("pt").language).toBe("pt-BR");
});
