import { fold } from "../text/fold.ts";
import { isCompany, isOfDomain } from "./companies.ts";
import type { Piece } from "./lines.ts";

const titles =
  /(?<!\p{L})(?:manager|director|head|chief|officer|c[eftmo]o|president|vice|founder|owner|partner|engineer|developer|designer|consultant|analyst|assistant|associate|coordinator|specialist|administrator|secretary|sales|marketing|purchasing|accounts?|accountant|finance|support|service|department|team|lead|architect|professor of|lecturer|attorney|lawyer|solicitor|broker|agent|realtor|advisor|adviser|executive|representative|supervisor|technician|nurse|physician|editor|writer|intern|business|development|operations|procurement|logistics|research|customer|leiter\p{L}*|\p{L}*leitung|geschäfts\p{L}*|vertrieb\p{L}*|einkauf\p{L}*|abteilung\p{L}*|inhaber\p{L}*|prokurist\p{L}*|berater\p{L}*|sachbearbeit\p{L}*|referent\p{L}*|director\p{L}*|gerente|jefe|jefa|responsable|comercial|ventas|abogad\p{L}+|directeur|directrice|chargée?|conseill\p{L}+|direttore|responsabile|diretor\p{L}*|kierownik|dyrektor|specjalista|verkställande|säljare|projektledare|myynti\p{L}*|müdür\p{L}*|директор|менеджер|部長|課長|社長|代表|取締役|担当|主任|営業|部|대표|과장|부장|팀장|이사|차장|사원|경理|经理|总监|主管|مدير|رئيس|مهندس|מנהל\p{L}*|מנכ"ל)(?!\p{L})/iu;
const cjkTitle =
  /(?:部長|課長|社長|取締役|担当|主任|営業部|総務部|本部|経理部|대표|과장|부장|팀장|이사|차장|经理|总监|主管)/u;
const address =
  /\d|(?<!\p{L})(?:street|str|road|rd|avenue|ave|lane|suite|floor|square|boulevard|blvd|straße|strasse|platz|weg|allee|calle|avenida|plaza|rue|place|via|piazza|rua|ulica|ul|gata|gatan|vägen|katu|www|http)(?!\p{L})|[@/\\:：]|straße\b|strasse\b|東京都|大阪|市|区|서울/iu;
const honorific =
  /^(?:(?:dr|prof|mr|mrs|ms|mx|herr|frau|sr|sra|d|dña|m|mme|ing|dipl|mag|rev|sir|dame|hon)\.?[\s-]+(?:h\.? ?c\.?\s+|med\.?\s+|-?ing\.?\s+)*)+/iu;
const degree =
  /^(?:ph\.?d|mba|md|m\.?sc|b\.?sc|m\.?a|ba|esq|cpa|cfa|pmp|rn|dds|jd|llm|jr|sr|ii|iii|(?:\p{L}\.)+)\.?$/iu;
const particle =
  /^(?:de|los|las|da|do|dos|das|del|della|di|du|la|le|van|von|der|den|ten|ter|zu|zur|af|av|bin|ibn|al|el|ní|ó|mac|y|e|i|st\.?|'t|op|of|the)$/iu;

/** How likely a piece is a person's name; 0 for none. */
export function nameScore(
  piece: Piece,
  { email, domain }: { email: string; domain: string | null },
): number {
  const { text } = piece;
  if (text.length > 60 || text.length < 2) return 0;
  if (isCompany(text) || titles.test(text) || address.test(text) || cjkTitle.test(text)) return 0;
  const base = shapeScore(text);
  if (base === 0) return 0;
  const local = email.slice(0, Math.max(0, email.indexOf("@")));
  const byEmail = sharedWithEmail(text, local);
  // "Brightwater" at brightwater.test is the company, unless the person is called so.
  if (byEmail === 0 && isOfDomain(piece, domain)) return 0;
  return base + 2 * byEmail + (honorific.test(text) ? 3 : 0);
}

/** Two to five capitalized words, or a name of East Asia or of letters without capitals. */
function shapeScore(text: string): number {
  if (/^\p{Script=Han}{1,3}[ 　]?\p{Script=Han}{1,3}$/u.test(text) && text.length >= 2) return 4;
  if (/^\p{Script=Hangul}{2,4}( \p{Script=Hangul}{1,3})?$/u.test(text)) return 4;
  const words = text
    .replace(honorific, "")
    .replace(/\s*[([（].*$/, "")
    .split(/\s+/);
  if (words.length < 2 || words.length > 6) return 0;
  const isName = (word: string) =>
    /^[\p{Lu}\p{Lo}][\p{L}\p{M}'’.-]*,?$/u.test(word) || particle.test(word) || degree.test(word);
  return words.every(isName) && words.some((word) => !particle.test(word)) ? 2 : 0;
}

/** How many of its words are in the address: both of "anna.berg", one of "aberg". */
function sharedWithEmail(text: string, local: string): number {
  const folded = fold(local).replace(/[^\p{L}]/gu, " ");
  const words = fold(text)
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 2);
  return Math.min(2, words.filter((word) => folded.includes(word)).length);
}

/** "Anna Berg, PhD" is a name, "Anna Berg, Head of Sales" a name and a title. */
export function isDegree(text: string): boolean {
  return degree.test(text);
}

export function isTitle(text: string): boolean {
  return titles.test(text) || cjkTitle.test(text);
}
