import { namesOf } from "./card-names.ts";
import { labelOf, labelsOf, partsOf, propertiesOf, textOf, toWords } from "./card-properties.ts";
import type { JComponent, JProperty } from "./content-lines.ts";
import type { Field } from "./fields.ts";
import { isPartOf } from "./words.ts";

/** What a program writes for itself, or what another property already has. */
const technical =
  /^(?:version|prodid|uid|rev|kind|profile|clientpidmap|x-ablabel|x-abuid|x-abadr|x-abshowas|x-addressbookserver-.*|x-ms-ol-.*|x-image.*|x-shared-photo.*|x-mozilla-html|x-abcropr.*|member)$/;
/** They are read by themselves. */
const own = /^(?:n|fn|org|email|tel|categories|note)$/;

const relations =
  "Assistant,Brother,Child,Partner,Father,Friend,Manager,Mother,Parent,Partner,Referred by,Relative,Sister,Spouse".split(
    ",",
  );

/** A property that there is no field for, by the heading that it gets. */
const headings: readonly (readonly [name: RegExp, heading: string])[] = [
  [
    /^(?:impp|x-(?:aim|icq|jabber|msn|yahoo|skype|skype-username|gtalk|google-talk|qq|gadugadu|groupwise|matrix|telegram|whatsapp|signal))$/,
    "Messenger",
  ],
  [
    /^(?:x-socialprofile|socialprofile|x-twitter|x-facebook|x-linkedin|x-instagram|x-xing)$/,
    "Social profile",
  ],
  [
    /^(?:related|x-abrelatednames|x-(?:evolution-|kaddressbook-x-)?(?:spouse|spousesname|manager|managersname|assistant|assistantsname)|agent)$/,
    "Relation",
  ],
  [/^(?:anniversary|x-(?:evolution-|kaddressbook-x-)?anniversary)$/, "Anniversary"],
  [/^x-abdate$/, "Date"],
  [/^x-unread$/, "Unreadable line"],
  [/^bday$/, "Birthday"],
  [/^url$/, "Website"],
  [/^adr$/, "Address"],
  [/^(?:tz)$/, "Time zone"],
  [/^(?:lang)$/, "Language"],
  // Not "Address label", as the column of the labels of addresses is called.
  [/^label$/, "Printed address"],
  [/^caluri$/, "Calendar"],
  [/^x-gn$/, "Group"],
  [/^x-gno$/, "Group number"],
];

/** All that a card says, each with its name; `names` has other cards of the file by their ids. */
export function fieldsOf(
  card: JComponent,
  tags: readonly string[],
  names: ReadonlyMap<string, string>,
): Field[] {
  const labels = labelsOf(card);
  const { name, more } = namesOf(card);
  const add = (heading: string, value: string, label = ""): Field => ({
    heading,
    becomes: "addToNotes",
    value,
    label,
  });
  const fields: Field[] = [
    { heading: "Name", becomes: "name", value: name },
    ...more.map(([heading, value]) => add(heading, value)),
  ];
  for (const property of propertiesOf(card, "org")) {
    const [company = "", ...departments] = partsOf(property);
    const label = labelOf(property, labels);
    fields.push({ heading: "Company", becomes: "company", value: company, label });
    fields.push(add("Department", departments.filter(Boolean).join(", ")));
  }
  for (const property of propertiesOf(card, "email")) {
    const value = textOf(property).replace(/^mailto:/i, "");
    fields.push({ heading: "Email", becomes: "email", value, label: labelOf(property, labels) });
  }
  for (const property of propertiesOf(card, "tel")) fields.push(toPhone(property, labels));
  fields.push({ heading: "Tags", becomes: "tags", value: tags.join(", ") });
  for (const property of propertiesOf(card, "note")) {
    fields.push({ heading: "Notes", becomes: "notes", value: textOf(property) });
  }
  for (const property of card[1]) {
    if (own.test(property[0]) || technical.test(property[0])) continue;
    fields.push(toOther(property, labels, name, names));
  }
  return fields.filter(({ value }) => value.trim() !== "");
}

/** Nobody answers a fax or a pager. */
function toPhone(property: JProperty, labels: ReadonlyMap<string, string>): Field {
  const label = labelOf(property, labels);
  const value = textOf(property).replace(/^tel:/i, "").replace(/;ext=/i, " ext. ");
  const [silent] = /fax|pager|modem|telex|tlx|\bbbs\b/i.exec(label) ?? [];
  if (!silent) return { heading: "Phone", becomes: "phone", value, label };
  const kind = label.replace(new RegExp(`[, ]*${silent}[, ]*`, "i"), "");
  return { heading: toWords(silent.toLowerCase()), becomes: "addToNotes", value, label: kind };
}

function toOther(
  property: JProperty,
  labels: ReadonlyMap<string, string>,
  name: string,
  names: ReadonlyMap<string, string>,
): Field {
  const [kind, { "x-user": user, label: printed }] = property;
  const heading = headings.find(([known]) => known.test(kind))?.[1] ?? toWords(kind);
  const field = { heading, becomes: "addToNotes" as const, label: labelOf(property, labels) };
  const text = textOf(property);
  if (kind === "x-android-custom") return { ...field, ...toAndroid(text) };
  if (kind === "adr") {
    const address = toAddress(property);
    return {
      ...field,
      value: [address, printed && `(${[printed].flat().join(", ")})`].filter(Boolean).join(" "),
    };
  }
  if (kind === "bday") return { ...field, value: toDay(text) };
  if (/anniversary|abdate|deathdate/.test(kind)) return { ...field, value: toDay(text) };
  if (kind === "url") return { ...field, value: text.replaceAll("\\:", ":") };
  if (/^(?:sort-string|x-evolution-file-as)$/.test(kind) && isPartOf(text, name)) {
    return { ...field, value: "" };
  }
  if (heading === "Messenger") return { ...field, ...toMessenger(kind, field.label, text) };
  if (heading === "Relation") {
    const told = /spouse|manager|assistant|agent/.exec(kind)?.[0];
    const value = names.get(plainId(text)) ?? text;
    return { ...field, value, label: field.label || (told ? toWords(told) : "") };
  }
  const isNew = user !== undefined && !text.includes(String(user));
  return { ...field, value: isNew ? `${text} (${[user].flat().join(", ")})` : text };
}

/** `skype:bo` and the service beside it as "Skype" and "bo". */
function toMessenger(kind: string, label: string, text: string) {
  const [, scheme = "", address = text] = /^([a-z][a-z-]*):(?:\/\/)?(.+)$/i.exec(text) ?? [];
  const service =
    kind === "impp" ? scheme.replace(/^x-apple$/i, "") : kind.replace(/-username$/, "");
  const isTold = label.toLowerCase().includes(toWords(service).toLowerCase());
  return {
    value: address,
    label: [!isTold && service !== "" ? toWords(service.toLowerCase()) : "", label]
      .filter(Boolean)
      .join(", "),
  };
}

/** `vnd.android.cursor.item/relation;Marta;14;;;` as "Relation (Spouse): Marta". */
function toAndroid(text: string): Pick<Field, "heading" | "value" | "label"> {
  const [kind = "", value = "", type = "", ...more] = text.split(";");
  const item = kind.replace(/^.*\//, "");
  const events: Record<string, string> = { "1": "Anniversary", "3": "Birthday" };
  const label =
    item === "relation"
      ? relations[Number(type) - 1]
      : item === "contact_event"
        ? events[type]
        : "";
  const known = item === "nickname" || label ? "" : type;
  return {
    heading: toWords(item),
    value: [value, known, ...more].filter((part) => part !== "" && part !== "0").join(", "),
    label: label ?? "",
  };
}

/** Box, extension, street, city, region, code and country as people of most countries write them. */
function toAddress(property: JProperty): string {
  const [box, extension, street, city, region, code, country, ...more] = partsOf(property).map(
    (part) => part.replace(/\s+/g, " "),
  );
  return [street, extension, box, [code, city].filter(Boolean).join(" "), region, country, ...more]
    .map((part) => part?.trim())
    .filter(Boolean)
    .join(", ");
}

/** Apple writes 1604 where the year is not known. */
function toDay(value: string): string {
  return value
    .replace(/^([\d-]+)T[\d:.Z+-]*$/, "$1")
    .replace(/^1604-/, "--")
    .replace(/^--(\d\d)(\d\d)$/, "--$1-$2");
}

export function plainId(id: string): string {
  return id.replace(/^urn:uuid:/i, "").toLowerCase();
}
