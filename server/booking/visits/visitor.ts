import { z } from "zod";
import { isTimeZone } from "../../../shared/dates/dates.ts";
import type { MeetingType } from "../../../shared/kinds/meeting-types.ts";
import { toEmailKey } from "../../../shared/matching/match-keys.ts";
import {
  optionalText,
  requiredEmail,
  requiredText,
  storableText,
} from "../../../shared/text/text.ts";
import { sayIn } from "../../words.ts";
import type { CustomerWords } from "../customer-words.ts";

/** Who books, as they say themselves. */
export interface Visitor {
  name: string;
  email: string;
  phone: string;
  company: string;
  /** Where they are to be visited. */
  address: string;
  /** To the questions, in their order. */
  answers: string[];
}

export type VisitorErrors = Partial<Record<string, string>>;

const oneLine = (schema: z.ZodType<string, string>) =>
  z
    .string()
    .transform((text) => text.replace(/\s+/g, " "))
    .pipe(schema);

/**
 * What a form was filled with, checked by what a meeting type asks for. `errors` are by the name of the field; those
 * of questions are `answer0`, `answer1` and so on.
 */
export function readVisitor(
  fields: ReadonlyMap<string, string>,
  { place, questions }: Pick<MeetingType, "place" | "questions">,
  host: string,
  { language, booking }: CustomerWords,
): { visitor: Visitor; errors: VisitorErrors } {
  const errors: VisitorErrors = {};
  const read = (name: string, schema: z.ZodType<string, string>): string => {
    const text = (fields.get(name) ?? "").trim();
    const { success, data, error } = schema.safeParse(text);
    if (success) return data;
    errors[name] = sayIn(language, error.issues[0]?.message ?? "");
    return text;
  };
  const { wrong } = booking;
  const visitor = {
    name: read("name", oneLine(requiredText(wrong.name))),
    email: read("email", oneLine(requiredEmail(wrong.email, wrong.emailUnreadable))),
    phone: read(
      "phone",
      oneLine(place === "phone" ? requiredText(wrong.phone(host), 50) : optionalText(50)),
    ),
    company: read("company", oneLine(optionalText())),
    address: place === "theirs" ? read("address", requiredText(wrong.address, 500)) : "",
    answers: questions.map(({ kind, isRequired }, at) => {
      const most = kind === "long" ? 5000 : 500;
      return read(
        `answer${at}`,
        isRequired ? requiredText(wrong.answer, most) : storableText(most),
      );
    }),
  };
  return { visitor, errors };
}

/** What a customer says with an answer. */
export function readWord(text = ""): string {
  return text.trim().slice(0, 2000).toWellFormed().replaceAll("\0", "");
}

/** The mailbox that an email is of, as far as that can be told: labels after a plus, and letter case, make no other one. */
export function toMailbox(email: string): string {
  return (toEmailKey(email) || email.toLowerCase()).replace(/\+[^@]*@/, "@");
}

/** By what a zone is called after its area, as "Lisbon"; made at the first use: the start of the server needs none. */
let zones: Map<string, string> | undefined;

export function listZones(): ReadonlyMap<string, string> {
  zones ??= new Map(
    Intl.supportedValuesOf("timeZone").map((name) => [name.slice(name.indexOf("/") + 1), name]),
  );
  return zones;
}

/** A zone that a visitor’s address names, with its area or without it; undefined for none that is known. */
export function readZoneName(name: string | undefined): string | undefined {
  if (name === undefined || name.length >= 60 || !/^[A-Za-z]/.test(name)) return undefined;
  return listZones().get(name) ?? (isTimeZone(name) ? name : undefined);
}
