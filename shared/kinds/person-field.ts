import { z } from "zod";
import { storableText } from "../text/text.ts";
import { rule } from "../words/rule.ts";
import { field } from "./field.ts";

/** Somebody on the desk, by id; nobody is an empty text. */
export const personId = storableText(200);

/** Without a value it is whoever makes the record. */
export function personField(title: string) {
  return field(personId.optional(), { title, holds: "person" });
}

/** The most who attend one appointment beside the one whose calendar it is in. */
const maxPeople = 50;

/** Several on the desk, by id. */
export const peopleIds = z.array(personId).max(maxPeople, rule("peopleMost", maxPeople));

/** Without a value it is nobody. */
export function peopleField(title: string) {
  return field(peopleIds.optional(), { title, holds: "people" });
}

/** Who has made a record or changed it: said by the server, never entered. */
export function makerField(title: string) {
  return field(personId.optional(), { title, holds: "person", isImported: false, isFixed: true });
}
