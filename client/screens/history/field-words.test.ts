import { expect, test } from "vitest";
import { fieldsOf } from "../../../shared/kinds/fields.ts";
import { kindNames } from "../../../shared/kinds/names.ts";
import { records } from "../../../shared/words/en/records.ts";
import { countOfKind, labelOfField, titleOfField, titleOfKind } from "./field-words.ts";

test("each kind and each of its fields has words to be told in, in each language", () => {
  const fields = kindNames.flatMap((kind) => Object.keys(fieldsOf[kind]));
  expect(fields.filter((field) => !(field in records.fields))).toEqual([]);
  expect(kindNames.filter((kind) => !(kind in records.kinds))).toEqual([]);
  expect(kindNames.filter((kind) => !(kind in records.counts))).toEqual([]);
});

test("the English words are those of the forms", () => {
  for (const kind of kindNames) {
    for (const [field, { title }] of Object.entries(fieldsOf[kind])) {
      expect(titleOfField(kind, field), `${kind} ${field}`).toBe(title);
    }
  }
});

test("a field is capitalized where it stands alone, and a kind is counted", () => {
  expect(labelOfField("customers", "lastContact")).toBe("last contact");
  expect(titleOfField("customers", "lastContact")).toBe("Last contact");
  expect(labelOfField("appointments", "notes")).toBe("notes");
  expect(labelOfField("customers", "notes")).toBe("About");
  expect(titleOfKind("meetingTypes")).toBe("Meeting type");
  expect(countOfKind("activities", 1)).toBe("1 entry");
  expect(countOfKind("companies", 1234)).toBe("1,234 companies");
});
