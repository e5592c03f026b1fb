import { fieldsOf, plainId } from "./card-fields.ts";
import { readCardLines } from "./card-lines.ts";
import { namesOf } from "./card-names.ts";
import { propertiesOf, textOf } from "./card-properties.ts";
import { type JComponent, parseComponents } from "./content-lines.ts";
import { type Field, toColumns } from "./fields.ts";
import { limits, SourceError } from "./limits.ts";
import { noteOf, type Source, type SourceNote } from "./source.ts";

type Contacts = Pick<Source, "program" | "columns" | "rows" | "notes">;

const headings = [
  ...["Name", "Company", "Department", "Title", "Role", "Email", "Phone", "Fax", "Pager"],
  ...["Website", "Address", "Nickname", "Birthday", "Anniversary", "Tags", "Notes"],
];

/** The contacts of a vCard file (RFC 6350, RFC 2426 and version 2.1), each a row. */
export async function readContacts(text: string): Promise<Contacts> {
  const { lines, media } = await readCardLines(text);
  const { components, unread, outside } = parseComponents(lines, "vcard");
  const cards = components.flatMap(withNested);
  const people = cards.filter((card) => !isGroup(card));
  if (people.length === 0) throw new SourceError("noContacts");
  const groups = groupsOf(cards.filter(isGroup));
  const names = new Map(people.map((card) => [idOf(card), namesOf(card).name]));
  const { records, refused } = withinLimits(
    people.map((card) => fieldsOf(card, tagsOf(card, groups), names)),
  );
  return {
    program: programOf(text),
    ...toColumns(records, headings),
    notes: [
      ...(outside > 0 ? [noteOf("linesOutside", outside)] : []),
      ...(unread > 0 ? [noteOf("linesToNotes", unread)] : []),
      ...(media > 0 ? [noteOf("media", media)] : []),
      ...refused,
    ],
  };
}

/** A card within a card is another contact; so is one whose last line is missing in the file. */
function withNested(component: JComponent): JComponent[] {
  const [name, , nested] = component;
  return [...(name === "vcard" ? [component] : []), ...nested.flatMap(withNested)];
}

function programOf(text: string): string | null {
  if (/^PRODID:.*\bApple\b/im.test(text)) return "Apple Contacts";
  if (/^X-MS-OL-|^PRODID:.*\bMicrosoft\b/im.test(text)) return "Outlook";
  if (/^PRODID:.*\bNextcloud\b/im.test(text)) return "Nextcloud";
  if (/^PRODID:.*\bThunderbird\b/im.test(text)) return "Thunderbird";
  if (/^SOURCE:.*\/people\/h:/im.test(text)) return "Monica";
  return null;
}

/** More than anybody has: such a card is refused by itself, and what few others have shares a column. */
const mostFields = 250;

function withinLimits(all: readonly Field[][]): { records: Field[][]; refused: SourceNote[] } {
  const refused: SourceNote[] = [];
  const records = all.filter((fields) => {
    const long = fields.some(({ value }) => value.length > limits.characters);
    if (fields.length <= mostFields && !long) return true;
    const name = fields.find(({ heading }) => heading === "Name")?.value ?? "";
    const called = name.slice(0, 60);
    refused.push(
      long
        ? noteOf("longContact", called, String(limits.characters))
        : noteOf("fullContact", called, String(fields.length), String(mostFields)),
    );
    return false;
  });
  const [first] = refused;
  if (records.length === 0) throw first ? errorOf(first) : new SourceError("noContacts");
  return { records: withFewHeadings(records), refused };
}

/** Where it is all that there is to say. */
function errorOf({ says, values }: SourceNote): SourceError {
  return new SourceError(says === "longContact" ? says : "fullContact", values);
}

/** A heading of which only few contacts have something stands before its value in a column of all such. */
function withFewHeadings(records: Field[][]): Field[][] {
  const uses = new Map<string, number>();
  for (const fields of records) {
    const counts = new Map<string, number>();
    for (const { heading } of fields) {
      const count = (counts.get(heading) ?? 0) + 1;
      counts.set(heading, count);
      const column = `${heading} ${count}`;
      uses.set(column, (uses.get(column) ?? 0) + 1);
    }
  }
  // Each may have a column of labels beside it.
  if (uses.size * 2 <= limits.columns) return records;
  const usual = new Set(
    [...uses]
      .sort(([, one], [, other]) => other - one)
      .slice(0, limits.columns / 2 - 1)
      .map(([column]) => column),
  );
  return records.map((fields) => {
    const counts = new Map<string, number>();
    const rare: string[] = [];
    const kept = fields.filter(({ heading, value, label }) => {
      const count = (counts.get(heading) ?? 0) + 1;
      counts.set(heading, count);
      if (usual.has(`${heading} ${count}`)) return true;
      rare.push(`${heading}${label ? ` (${label})` : ""}: ${value}`);
      return false;
    });
    return rare.length === 0
      ? kept
      : [...kept, { heading: "More", becomes: "addToNotes", value: rare.join("\n") }];
  });
}

/** The group of everybody, which Google adds, is none. */
function tagsOf(card: JComponent, groups: ReadonlyMap<string, string[]>): string[] {
  const own = propertiesOf(card, "categories").flatMap(([, , , ...values]) =>
    values.flat().map(String),
  );
  return [...own.filter((tag) => tag !== "myContacts"), ...(groups.get(idOf(card)) ?? [])];
}

/** The groups that each member is in, by the member's id; as Apple writes them and as version 4 does. */
function groupsOf(cards: readonly JComponent[]): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const card of cards) {
    const { name } = namesOf(card);
    const members = ["member", "x-addressbookserver-member"].flatMap((kind) =>
      propertiesOf(card, kind),
    );
    for (const member of members.map((property) => plainId(textOf(property)))) {
      groups.set(member, [...(groups.get(member) ?? []), name]);
    }
  }
  return groups;
}

function isGroup(card: JComponent): boolean {
  const kinds = ["kind", "x-addressbookserver-kind"].flatMap((kind) => propertiesOf(card, kind));
  return kinds.some((kind) => textOf(kind).toLowerCase() === "group");
}

/** Empty for none, which no group has for a member. */
function idOf(card: JComponent): string {
  const [uid] = propertiesOf(card, "uid");
  return uid ? plainId(textOf(uid)) : "";
}
