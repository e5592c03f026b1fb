import fc from "fast-check";
import { expect, test } from "vitest";
import { defaultSettings } from "../../../../shared/account/settings.ts";
import { guessMatch } from "../match/guess.ts";
import { readBytes } from "../read/read.ts";
import type { Source } from "../read/source.ts";
import { buildDrafts } from "./drafts.ts";
import { toPlan } from "./plan.ts";

/** All that is sent of a file, and what is told of it, as one text. */
async function outcomeOf(source: Source): Promise<string> {
  const match = await guessMatch(source, "customers", defaultSettings.formats);
  const known = {
    companies: new Map(),
    tags: new Map(),
    newTags: new Set<string>(),
    customers: new Map(),
  };
  const drafts = await buildDrafts(source, match, known);
  const rule = { changed: "update", identical: "skip", replace: [] } as const;
  const { rows } = await toPlan(drafts, rule, match, known);
  // A status is shown by another word: the Match step asks about each.
  const chosen = match.columns.flatMap(({ values = {} }) => Object.keys(values));
  return JSON.stringify([rows, chosen, source.notes]).toLowerCase();
}

const word = fc.stringMatching(/^[a-zäöüéßñ]{4,9}$/);
/** No day, which would be written otherwise. */
const digits = fc.stringMatching(/^[1-9]\d{3}9\d{3}$/);

/** What a random card or row has, each with a text that stands nowhere else. */
const cardLine = fc.oneof(
  fc
    .tuple(
      fc.constantFrom(
        ...["NOTE", "TITLE", "ROLE", "NICKNAME", "X-SPOUSE", "X-MANAGER", "X-SKYPE", "X-AIM"],
        ...["X-CUSTOM-THING", "X-PHONETIC-LAST-NAME", "ANNIVERSARY;VALUE=text", "BDAY;VALUE=text"],
        ...[
          "RELATED;TYPE=spouse;VALUE=text",
          "LABEL;TYPE=HOME",
          "MAILER",
          "CATEGORIES",
          "ORG",
          "FN",
        ],
        ...["ADR;TYPE=HOME:;;", "ADR;TYPE=WORK:;;", "ORG:Firm;", "GENDER:O;", "N:", "TZ"],
      ),
      word,
    )
    .map(([name, value]) => ({ line: `${name}${name.includes(":") ? "" : ":"}${value}`, value })),
  fc
    .tuple(fc.constantFrom("CELL", "WORK", "FAX", "WORK,FAX", "PAGER", "VIDEO"), digits)
    .map(([type, value]) => ({ line: `TEL;TYPE=${type}:${value}`, value })),
  fc
    .tuple(fc.constantFrom("HOME", "WORK", "INTERNET,PREF"), word)
    .map(([type, value]) => ({ line: `EMAIL;TYPE=${type}:${value}@x.example`, value })),
  fc
    .tuple(fc.constantFrom("TEL", "EMAIL", "URL", "X-ABDATE", "X-ABRELATEDNAMES", "ADR"), word)
    .map(([name, value]) => ({
      line: `g${value}.${name}:x${name}\r\ng${value}.X-ABLabel:${value}`,
      value,
    })),
);

test("whatever a card says is in the record, in its notes, or told", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(cardLine, { minLength: 1, maxLength: 25 }), async (parts) => {
      const lines = ["BEGIN:VCARD", "VERSION:3.0", "FN:Anna Berg"];
      const text = [...lines, ...parts.map(({ line }) => line), "END:VCARD", ""].join("\r\n");
      const said = await outcomeOf(await readBytes(new TextEncoder().encode(text), "a.vcf"));
      for (const { value } of parts) expect(said, text).toContain(value);
    }),
  );
});

const headings = [
  ...["First Name", "Last Name", "Company", "Company", "Email", "E-mail 2 - Value", "Fax", "Pager"],
  ...["Phone 1 - Label", "Phone 1 - Value", "Phone 2 - Label", "Phone 2 - Value", "Status"],
  ...["Lead Status", "Amount", "Sales", "Website", "Business Street", "Business City", "Tags"],
  ...["Notes", "Description", "Anniversary", "Spouse", "Contact owner", "Gender", "Hobby"],
  ...["Last contact", "Last Activity Date", "Do Not Call", "Job Title", "Account ID", "Foo", ""],
];

test("whatever a row of a table says is in the record, in its notes, or told", async () => {
  const cell = fc.oneof(fc.constant(""), word, digits);
  const row = fc.array(cell, { minLength: headings.length, maxLength: headings.length });
  await fc.assert(
    fc.asyncProperty(fc.array(row, { minLength: 1, maxLength: 4 }), async (rows) => {
      // Somebody without a name is skipped, and that is told.
      const named = rows.map((cells, at) => [`Anna${at}xyz`, ...cells.slice(1)]);
      const text = [headings, ...named].map((cells) => cells.join(",")).join("\n");
      const said = await outcomeOf(
        await readBytes(new TextEncoder().encode(text), "a.csv", {
          firstRow: "headings",
          delimiter: ",",
        }),
      );
      for (const value of named.flat()) expect(said, text).toContain(value.toLowerCase());
    }),
  );
});
