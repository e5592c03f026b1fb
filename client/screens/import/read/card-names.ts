import { partsOf, propertiesOf, textOf } from "./card-properties.ts";
import type { JComponent } from "./content-lines.ts";
import { isPartOf } from "./words.ts";

const parts = ["Last name", "First name", "Middle name", "Prefix", "Suffix"] as const;

/** Written with the family name first, and without a space. */
const familyFirst = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}]/u;

/**
 * The name as it is shown, or made of its parts; of a firm its own, else what else is there. `more`
 * has what the name does not say.
 */
export function namesOf(card: JComponent): {
  name: string;
  more: [heading: string, value: string][];
} {
  const [full = "", ...others] = propertiesOf(card, "fn").map(textOf);
  const [said = [], ...again] = propertiesOf(card, "n").map(partsOf);
  const [family = "", given = "", additional = ""] = said;
  const turned = familyFirst.test(family) ? [family, given] : [given, additional, family];
  const [company = ""] = partsOf(propertiesOf(card, "org")[0] ?? ["org", {}, "text"]);
  const instead = [
    turned.filter(Boolean).join(" "),
    company,
    ...propertiesOf(card, "nickname").map(textOf),
    ...propertiesOf(card, "email").map(textOf),
  ];
  const name = full.trim() || instead.find((text) => text.trim() !== "") || "";
  const more = [
    ...parts.map((heading, place): [string, string] => [heading, said[place] ?? ""]),
    ...again.map((name): [string, string] => ["Also called", name.filter(Boolean).join(" ")]),
    ...others.map((other): [string, string] => ["Also called", other]),
  ];
  return { name, more: more.filter(([, value]) => !isPartOf(value, name)) };
}
