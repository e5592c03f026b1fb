import { domainName, isCompany, isOfDomain, toCompanyName } from "./companies.ts";
import { findEmail, findPhones } from "./contacts.ts";
import { type Piece, splitLine, toLines, trimmed, within } from "./lines.ts";
import { isClosing, isLabel, isNoise } from "./noise.ts";
import { isDegree, isTitle, nameScore } from "./people.ts";

export interface Signature {
  name: string;
  email: string;
  phone: string;
  company: string;
  /** What is said of the company; both stand in `about` as well. */
  website: string;
  address: string;
  /** All else that says something of the person. */
  about: string;
  /** What was used, as places in the text. */
  used: { start: number; end: number }[];
  lines: number;
}

/** A letter with its signature, not a book. */
const longest = 20_000;
const mostLines = 80;
const separators = /\s*(?:[|•·¦／]|\s[–—/-]\s|\t+|\s{3,})\s*/g;
const label =
  /^(?:fn|n|org|title|role|name|company|firma|empresa|position|e-?mail|mail|email|e|correo|courriel|tel|t|p|ph|phone|telefon|tél|teléfono|m|mob|mobile|cell|mobil|móvil|w|web|www|website|address|adr|adresse|office|direct|d|氏名|会社名|電話|住所|이름|전화|الاسم|هاتف)(?:;[^:]*)?\s*[:：.]\s*/iu;

/** A pasted signature; null if it is a single line, or has neither an email nor a phone. */
export function readSignature(text: string): Signature | null {
  if (text.length > longest) return null;
  const all = toLines(text);
  if (all.length < 2) return null;
  const email = findEmail(all);
  const phones = findPhones(all.filter((line) => !isNoise(line.text)));
  const [phone, ...otherPhones] = phones;
  if (!email && !phone) return null;

  // The last lines of a long letter are its signature.
  const lines = all.slice(-mostLines);
  const domain = email ? domainName(email.text) : null;
  const known = [...(email ? [email] : []), ...phones];
  const said = lines.filter((line) => !isNoise(line.text)).flatMap((line) => toParts(line, known));
  const company = findCompany(said, domain);
  const name = findName(said, { lines, email: email?.text ?? "", domain, company });
  const used = [name, email, phone, company].filter(
    (piece) => piece !== undefined && piece !== null,
  );
  const rest = said.filter((part) => !used.includes(part) && part.text !== name?.text);
  return {
    name: name?.text.replace(/[,\s]+$/, "") ?? "",
    email: email?.text ?? "",
    phone: phone?.text ?? "",
    company: company?.text ?? (domain ? toCompanyName(domain) : ""),
    website: rest.find(({ text: one }) => isWeb(one))?.text ?? "",
    address: rest
      .filter(({ text: one }) => isAddress(one))
      .map(({ text: one }) => one)
      .join(", "),
    about: [...rest.map(({ text: one }) => one), ...otherPhones.map(({ text: one }) => one)]
      .filter((one, place, ones) => ones.indexOf(one) === place)
      .join("\n"),
    used: used.map(({ start, end }) => ({ start, end })).sort((a, b) => a.start - b.start),
    lines: all.length,
  };
}

/** What a line says besides the email and the phone. */
function toParts(line: Piece, known: readonly Piece[]): Piece[] {
  const inside = known.filter(({ start, end }) => start >= line.start && end <= line.end);
  let parts = [line];
  for (const { start, end } of inside) {
    parts = parts.flatMap((part) =>
      start < part.start || end > part.end
        ? [part]
        : [within(part, 0, start - part.start), within(part, end - part.start, part.end - end)],
    );
  }
  return parts
    .flatMap((part) => splitLine(part, separators))
    .flatMap(splitName)
    .map(withoutLabel)
    .map((part) => trimmed(withoutBrackets(part)))
    .filter(({ text }) => /[\p{L}\d]{2}/u.test(text) && !isLabel(text));
}

/** "Anna Berg, Head of Sales", "Head of Sales, Berg & Co.", "Head of Sales at Berg & Co." */
function splitName(part: Piece): Piece[] {
  const [, korean, role] =
    /^(\p{Script=Hangul}{2,4})\s+(\p{Script=Hangul}+)$/u.exec(part.text) ?? [];
  if (korean && role && (isTitle(role) || /^(?:드림|올림)$/.test(role))) {
    const name = within(part, 0, korean.length);
    const at = part.text.length - role.length;
    return isTitle(role) ? [name, within(part, at, role.length)] : [name];
  }
  const parts = splitLine(part, /\s*(?:,|，|、)\s*|\s+(?:at|bei|@)\s+/giu);
  const [first, second] = parts;
  if (!first || !second || parts.length > 3) return [part];
  if (isDegree(second.text)) return [part];
  // "Brooks, Hale & Partners LLP" is one name, "CEO, Hale LLP" are two.
  if (isCompany(part.text) && !isTitle(first.text)) {
    return isCompany(first.text) || parts.some(({ text }) => isTitle(text)) ? parts : [part];
  }
  return isTitle(part.text) && (isTitle(first.text) ? isCompany(part.text) : true) ? parts : [part];
}

function withoutLabel(part: Piece): Piece {
  const length = label.exec(part.text)?.[0].length ?? 0;
  return within(part, length, part.text.length - length);
}

function withoutBrackets(part: Piece): Piece {
  const opening = /[)\]）]/.test(part.text) ? /^[<,:：\s]+/ : /^[<([（,:：\s]+/;
  const from = opening.exec(part.text)?.[0].length ?? 0;
  const inner = part.text.slice(from).replace(/[<,:：\s]+$/, "");
  return within(part, from, inner.length);
}

function findCompany(parts: readonly Piece[], domain: string | null): Piece | null {
  return (
    parts.find((part) => isCompany(part.text) && isOfDomain(part, domain)) ??
    parts.find((part) => isOfDomain(part, domain) && !isWeb(part.text) && !isTitle(part.text)) ??
    parts.find((part) => isCompany(part.text) && !isTitle(part.text)) ??
    null
  );
}

interface NameOptions {
  lines: readonly Piece[];
  email: string;
  domain: string | null;
  company: Piece | null;
}

function findName(
  parts: readonly Piece[],
  { lines, email, domain, company }: NameOptions,
): Piece | null {
  const closing = lines.findLastIndex((line) => isClosing(line.text));
  const afterClosing = closing < 0 ? -1 : (lines[closing + 1]?.start ?? -1);
  let best: { part: Piece; score: number } | null = null;
  for (const part of parts) {
    if (part === company) continue;
    const shape = nameScore(part, { email, domain });
    if (shape === 0) continue;
    const isNext = part.start === afterClosing;
    const score = shape + (isNext ? 3 : 0) + (part === parts[0] ? 1 : 0);
    if (!best || score > best.score) best = { part, score };
  }
  return best?.part ?? null;
}

function isWeb(text: string): boolean {
  return /^(?:https?:|www\.)|\.\p{L}{2,}(?:\/|$)/iu.test(text);
}

/** What streets are called, mostly at the end of their names, and what stands before a city. */
const street =
  /(?:street|road|avenue|boulevard|blvd|lane|drive|square|quay|court|stra(?:ß|ss)e|gasse|allee|laan|straat|gade|gatan?|vej)\b|\b(?:st|rd|ave|ln|dr|str|rue|calle|via|viale|piazza|plaza|avenida|rua|ulica|ul|weg|platz)\b/iu;
const postalCode =
  /(?:^|[\s,])(?:[A-Z]{1,2}-)?\d{4,6}(?:[- ]\d{3,4})?(?=[\s,]|$)|\b[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}\b/u;

/** A line of an address: a street with a number, or a city with its code. */
function isAddress(text: string): boolean {
  if (!/\d/.test(text) || !/\p{L}/u.test(text) || isWeb(text) || text.includes("@")) return false;
  return street.test(text) || postalCode.test(text);
}
