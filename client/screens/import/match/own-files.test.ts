import { expect, test } from "vitest";
import { defaultSettings } from "../../../../shared/account/settings.ts";
import type { ImportKind } from "../../../../shared/transfer/import-kinds.ts";
import { guessKind } from "../choose/guess-kind.ts";
import { sourceOf } from "../read/files/source-of.ts";
import { programOf } from "../read/programs.ts";
import { guessMatch } from "./guess.ts";

type Headings = Record<string, unknown>;

const words = import.meta.glob<Headings>("../../../../shared/words/*/headings.ts", {
  eager: true,
  import: "headings",
});
const languages = Object.entries(words).map(([path, headings]) => ({
  language: path.split("/").at(-2) ?? "",
  headings,
}));

const ends = ["Created", "Updated", "ID"];
const files: Record<"customers" | "companies", string[]> = {
  customers: [
    ...["Company", "Name", "Email", "Phone", "Status", "Value", "About", "Last contact", "Tags"],
    ...["Responsible", ...ends, "Company ID"],
  ],
  companies: [
    ...["Name", "About", "Website", "Phone", "Email", "Address", "Industry", "Tags"],
    ...["Customers", "Total value", ...ends],
  ],
};

function ofOurs(headings: Headings, titles: string[]) {
  const said = titles.map((title) => String(headings[title]));
  return { ...sourceOf(said), program: programOf(said) };
}

async function becomes(headings: Headings, kind: "customers" | "companies") {
  const { columns } = await guessMatch(
    ofOurs(headings, files[kind]),
    kind as ImportKind,
    defaultSettings.formats,
  );
  return columns.map((column) => column.becomes);
}

test("there are files in seven languages", () => {
  expect(languages).toHaveLength(7);
});

test.each(languages)("a file saved in $language is known again", async ({ headings }) => {
  const english = languages.find(({ language }) => language === "en")?.headings ?? {};
  for (const kind of ["customers", "companies"] as const) {
    expect(await becomes(headings, kind)).toEqual(await becomes(english, kind));
    expect(guessKind(ofOurs(headings, files[kind]), kind)).toBe(kind);
    expect(ofOurs(headings, files[kind]).program).toBe("Client Desk");
  }
});
