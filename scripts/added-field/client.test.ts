import { expect, test } from "vitest";
import { companyFields, customerFields } from "../../client/screens/duplicates/merge/fields.ts";
import { labelOfField, wordsOf } from "../../client/screens/history/field-words.ts";
import { guessMatch } from "../../client/screens/import/match/guess.ts";
import { sourceOf } from "../../client/screens/import/read/files/source-of.ts";
import { valuesOf } from "../../client/screens/import/rows/compare.ts";
import { buildDrafts } from "../../client/screens/import/rows/drafts.ts";
import type { Known } from "../../client/screens/import/rows/named.ts";
import { toValues } from "../../client/screens/restore/record-rows.ts";
import { defaultSettings } from "../../shared/account/settings.ts";

// Runs in a copy of the product whose companies and customers have a nickname.

const known: Known = {
  companies: new Map(),
  tags: new Map(),
  newTags: new Set(),
  customers: new Map(),
};
const source = sourceOf(["Name", "Nickname"], [["Anna Berg", "Annie"]]);

test("a nickname is merged, imported, restored and told in the history", async () => {
  for (const kind of ["companies", "customers"] as const) {
    const fields = kind === "companies" ? companyFields : customerFields;
    const merged = fields.find(({ name }) => String(name) === "nickname");
    expect(merged, kind).toMatchObject({ label: "Nickname", none: "No nickname" });
    expect(labelOfField(kind, "nickname")).toBe("nickname");
    expect(wordsOf("nickname", "Annie")).toBe("Annie");

    const match = await guessMatch(source, kind, defaultSettings.formats);
    const [draft] = await buildDrafts(source, match, known);
    expect(draft && valuesOf(draft, match), kind).toMatchObject({ nickname: "Annie" });

    const row = { _id: "1", updatedAt: "", name: "Anna", nickname: "Annie" };
    expect(toValues(kind, row)).toEqual({ name: "Anna", nickname: "Annie" });
  }
});
