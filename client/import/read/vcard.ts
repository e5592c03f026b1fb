import { countOf } from "../../lib/count.ts";
import type { Source } from "../types.ts";
import { type JComponent, type JProperty, parseComponents, unfold } from "./content-lines.ts";
import { type Field, toColumns } from "./fields.ts";
import { decodeQuotedPrintable } from "./quoted-printable.ts";
import { SourceError } from "./source-error.ts";
import { wereOf } from "./words.ts";

type Contacts = Pick<Source, "program" | "columns" | "rows" | "notes">;

const headings = [
  ...["Name", "Company", "Department", "Title", "Email", "Phone", "Website", "Address"],
  ...["Nickname", "Birthday", "Tags", "Notes"],
];

/** The contacts of a vCard file (RFC 6350, RFC 2426 and version 2.1), each a row. */
export function readContacts(text: string): Contacts {
  const { components, unread } = parseComponents(unfold(decodeQuotedPrintable(text)), "vcard");
  const cards = components.filter(([name]) => name === "vcard");
  const people = cards.filter((card) => !isGroup(card));
  if (people.length === 0) throw new SourceError("The file has no contacts.");
  const groups = groupsOf(cards.filter(isGroup));
  return {
    program: programOf(text),
    ...toColumns(
      people.map((card) => toFields(card, groups)),
      headings,
    ),
    notes: unread === 0 ? [] : [`${countOf(unread, "line")} ${wereOf(unread)} not readable.`],
  };
}

function programOf(text: string): string | null {
  if (/^PRODID:.*\bApple\b/im.test(text)) return "Apple Contacts";
  if (/^X-MS-OL-|^PRODID:.*\bMicrosoft\b/im.test(text)) return "Outlook";
  if (/^PRODID:.*\bNextcloud\b/im.test(text)) return "Nextcloud";
  if (/^SOURCE:.*\/people\/h:/im.test(text)) return "Monica";
  return null;
}

function toFields(card: JComponent, groups: ReadonlyMap<string, string[]>): Field[] {
  const name = nameOf(card);
  const [company = "", ...departments] = listOf(card, "org");
  const uid = textsOf(card, "uid")[0];
  const tags = [
    // The group of everybody, which Google adds.
    ...valuesOf(card, "categories").filter((tag) => tag !== "myContacts"),
    ...((uid !== undefined && groups.get(plainId(uid))) || []),
  ];
  const add = (heading: string, values: readonly string[]): Field[] =>
    values.map((value) => ({ heading, becomes: "addToNotes", value }));
  return [
    { heading: "Name", becomes: "name", value: name },
    { heading: "Company", becomes: "company", value: company },
    ...add("Department", [departments.filter(Boolean).join(", ")]),
    ...add("Title", [...new Set([...textsOf(card, "title"), ...textsOf(card, "role")])]),
    ...textsOf(card, "email").map(
      (value): Field => ({
        heading: "Email",
        becomes: "email",
        value: value.replace(/^mailto:/i, ""),
      }),
    ),
    ...textsOf(card, "tel").map(
      (value): Field => ({ heading: "Phone", becomes: "phone", value: toPhone(value) }),
    ),
    ...add(
      "Website",
      textsOf(card, "url").map((url) => url.replaceAll("\\:", ":")),
    ),
    ...add("Address", propertiesOf(card, "adr").map(toAddress)),
    ...add("Nickname", [valuesOf(card, "nickname").join(", ")]),
    ...add("Birthday", textsOf(card, "bday").map(toBirthday)),
    { heading: "Tags", becomes: "tags", value: tags.join(", ") },
    { heading: "Notes", becomes: "notes", value: textsOf(card, "note").join("\n\n") },
  ];
}

/** The name as it is shown, or made of its parts; of a firm its own, else what else is there. */
function nameOf(card: JComponent): string {
  const [full = ""] = textsOf(card, "fn");
  const [family = "", given = "", additional = ""] = listOf(card, "n");
  const parts = [given, additional, family].filter(Boolean).join(" ");
  const [company = ""] = listOf(card, "org");
  const others = [parts, company, ...valuesOf(card, "nickname"), ...textsOf(card, "email")];
  return full.trim() || others.find((text) => text.trim() !== "") || "";
}

/** The groups that each member is in, by the member's id; as Apple writes them and as version 4 does. */
function groupsOf(cards: readonly JComponent[]): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const card of cards) {
    const name = nameOf(card);
    const members = [...textsOf(card, "member"), ...textsOf(card, "x-addressbookserver-member")];
    for (const member of members.map(plainId)) {
      groups.set(member, [...(groups.get(member) ?? []), name]);
    }
  }
  return groups;
}

function isGroup(card: JComponent): boolean {
  const kinds = [...textsOf(card, "kind"), ...textsOf(card, "x-addressbookserver-kind")];
  return kinds.some((kind) => kind.toLowerCase() === "group");
}

function plainId(id: string): string {
  return id.replace(/^urn:uuid:/i, "").toLowerCase();
}

/** Those of a name, the preferred one first. */
function propertiesOf([, properties]: JComponent, name: string): JProperty[] {
  const found = properties.filter(([one]) => one === name);
  return found.sort((one, other) => preferenceOf(one) - preferenceOf(other));
}

function preferenceOf([, { type = [], pref }]: JProperty): number {
  const isPreferred = [type].flat().some((one) => one.toLowerCase() === "pref");
  return isPreferred ? 0 : Number(pref ?? 100);
}

/** The values of each property of a name as one text. */
function textsOf(card: JComponent, name: string): string[] {
  return propertiesOf(card, name).map(([, , , ...values]) => values.flat().join(", "));
}

function valuesOf(card: JComponent, name: string): string[] {
  return propertiesOf(card, name).flatMap(([, , , ...values]) => values.flat().map(String));
}

/** The parts of the first property of a name, such as a name or a company with its departments. */
function listOf(card: JComponent, name: string): string[] {
  const [, , , value] = propertiesOf(card, name)[0] ?? [];
  return [value ?? []].flat().map((part) => [part].flat().join(", ").trim());
}

function toPhone(value: string): string {
  return value.replace(/^tel:/i, "").replace(/;ext=/i, " ext. ");
}

/** Box, extension, street, city, region, code and country as people of most countries write them. */
function toAddress([, , , value]: JProperty): string {
  const parts = [value ?? ""].flat().map((part) => [part].flat().join(", ").replace(/\s+/g, " "));
  const [box, extension, street, city, region, code, country] = parts;
  return [street, extension, box, [code, city].filter(Boolean).join(" "), region, country]
    .map((part) => part?.trim())
    .filter(Boolean)
    .join(", ");
}

/** Apple writes 1604 where the year is not known. */
function toBirthday(value: string): string {
  return value
    .replace(/T.*$/, "")
    .replace(/^1604-/, "--")
    .replace(/^--(\d\d)(\d\d)$/, "--$1-$2");
}
