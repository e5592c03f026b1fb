import type { JComponent, JProperty } from "./content-lines.ts";

/** How a text was sent or is to be shown, and what every other one is called. */
const silent =
  /^(?:internet|voice|pref|text|x400|smtp|other|dom|intl|postal|parcel|uri|b|base64|x-irmc-n)$/i;

const words: Readonly<Record<string, string>> = {
  cell: "Mobile",
  iphone: "iPhone",
  msg: "Messages",
  icq: "ICQ",
  aim: "AIM",
  msn: "MSN",
  qq: "QQ",
  xmpp: "XMPP",
  sip: "SIP",
  linkedin: "LinkedIn",
};

/** The labels that the user gave, which Apple and Google write beside a property, by its group. */
export function labelsOf([, properties]: JComponent): ReadonlyMap<string, string> {
  return new Map(
    properties.flatMap(([name, { group }, , value]) =>
      name === "x-ablabel" && group ? [[String(group).toLowerCase(), toPlain(String(value))]] : [],
    ),
  );
}

/** `_$!<HomePage>!$_` is Apple's own "Home page". */
function toPlain(label: string): string {
  const [, own] = /^_\$!<(.*)>!\\?\$_$/.exec(label) ?? [];
  return own ? toWords(own) : label.replaceAll("\\", "");
}

/** `HomePage` and `home_page` as "Home page"; `FAX` stays. */
export function toWords(name: string): string {
  const text = name
    .replace(/^x-/i, "")
    .replace(/[-_]+/g, " ")
    .replace(/(?<=\p{Ll})\p{Lu}(?=\p{Ll})/gu, (letter) => ` ${letter.toLowerCase()}`);
  return words[text.toLowerCase()] ?? text.charAt(0).toUpperCase() + text.slice(1);
}

/** "Work", "Home fax", "Mobile, Reception"; empty where it says nothing. */
export function labelOf([, parameters]: JProperty, labels: ReadonlyMap<string, string>): string {
  const { type = [], group = "", "x-service-type": service = [], "x-label": own = [] } = parameters;
  const kinds = [type].flat().flatMap((kind) => kind.split(","));
  const told = kinds.filter((kind) => kind !== "" && !silent.test(kind));
  const all = [
    ...[service].flat().map(toWords),
    ...told.map((kind) => toWords(kind.toLowerCase())),
    ...[own].flat(),
    labels.get(String(group).toLowerCase()) ?? "",
  ];
  return [
    ...new Map(all.filter(Boolean).map((label) => [label.toLowerCase(), label])).values(),
  ].join(", ");
}

/** Those of a name, the preferred one first. */
export function propertiesOf([, properties]: JComponent, name: string): JProperty[] {
  const found = properties.filter(([one]) => one === name);
  return found.sort((one, other) => preferenceOf(one) - preferenceOf(other));
}

function preferenceOf([, { type = [], pref }]: JProperty): number {
  const isPreferred = [type].flat().some((one) => one.toLowerCase() === "pref");
  return isPreferred ? 0 : Number(pref ?? 100);
}

/** All values of a property as one text, without the signs that kept them apart in the file. */
export function textOf([, , type, ...values]: JProperty): string {
  const text = values
    .flat(2)
    .filter((value) => value !== "")
    .join(", ");
  if (type !== "text" && type !== "unknown") return text;
  return (type === "text" ? text : text.replace(/\\n/gi, "\n")).replace(/\\([\\;,:])/g, "$1");
}

/** The parts of a name, a company with its departments, or an address. */
export function partsOf([, , , value]: JProperty): string[] {
  return [value ?? ""].flat().map((part) => [part].flat().join(", ").trim());
}
