import { fold, toNameForms } from "../text/fold.ts";
import type { Piece } from "./lines.ts";

const suffix =
  /(?:^|[\s,(])(?:ltd|limited|inc|incorporated|llc|llp|lp|plc|corp|corporation|co|company|gmbh|ag|kg|kgaa|ohg|gbr|ug|e\.?k|e\.?v|eg|se|s\.?a|s\.?l|s\.?l\.?u|s\.?r\.?l|s\.?p\.?a|s\.?a\.?s|s\.?a\.?r\.?l|sasu|eurl|ltda|b\.?v|n\.?v|a\.?b|oy|oyj|as|asa|a\/s|aps|sp\. ?z ?o\.? ?o|spółka|s\.?r\.?o|a\.?s|kft|zrt|bt|d\.?o\.?o|ооо|ооо|зао|pty(?: ltd)?|pvt(?: ltd)?|bhd|pte|k\.?k|group|holdings?|partners|associates|consulting|solutions|studios?|agency|institute|university|college|hospital|clinic|foundation|& sons|& daughters|& co|& partner|bank|werke|verein|kanzlei|praxis|\p{L}*klinik(?:um)?|şti|a\.?ş)\.?(?=$|[\s,)|])|株式会社|有限会社|合同会社|有限公司|股份|㈱|주식회사|\(주\)|㈜|شركة|مؤسسة|بע"מ|בע"מ/iu;

/** Who has mail there is not the company. */
const mailHosts =
  /^(?:gmail|googlemail|outlook|hotmail|live|msn|yahoo|ymail|icloud|me|mac|aol|gmx|web|t-online|proton|protonmail|pm|fastmail|orange|wanadoo|free|laposte|libero|naver|daum|hanmail|qq|163|126|mail|yandex|seznam|wp|o2|bluewin|posteo|zoho|hey)$/i;

export function isCompany(text: string): boolean {
  return suffix.test(text);
}

/** The name in an email's domain: "kestrel-analytics" of anna@mail.kestrel-analytics.co.uk. */
export function domainName(email: string): string | null {
  const labels = email
    .slice(email.lastIndexOf("@") + 1)
    .toLowerCase()
    .split(".");
  const tail = /^(?:co|com|or|ne|ac|org|net|gov|edu|gob)$/.test(labels.at(-2) ?? "") ? 3 : 2;
  const name = labels.at(-tail) ?? "";
  return name === "" || mailHosts.test(name) ? null : name;
}

/** "Ní Dhomhnaill & Sons Ltd." of nidhomhnaillsons.example */
export function isOfDomain({ text }: Piece, domain: string | null): boolean {
  if (!domain) return false;
  const name = domain.replace(/[^\p{L}\d]/gu, "");
  return toNameForms(text)
    .map((form) => form.replace(/[^\p{L}\d]/gu, ""))
    .some(
      (form) =>
        form.length >= 3 && (form.startsWith(name) || (name.startsWith(form) && form.length > 4)),
    );
}

/** "Kestrel Analytics" of kestrel-analytics.com, when nothing else names the company. */
export function toCompanyName(domain: string): string {
  return domain
    .split(/[-_]/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(" ");
}

/** Without its legal form, as companies are usually called: for finding an existing one. */
export function withoutForm(name: string): string {
  const legal =
    /[\s,]+(?:ltd|limited|inc|incorporated|llc|llp|plc|corp|corporation|gmbh(?: & co\.? kg)?|ag|kg|ug|ohg|s\.?a|s\.?l|s\.?r\.?l|s\.?p\.?a|s\.?a\.?s|b\.?v|n\.?v|a\.?b|oy|a\/s|aps|s\.?r\.?o|kft|pty ltd|pvt ltd|pte ltd)\.?$/iu;
  return name.replace(legal, "").trim() || name;
}

/** The same for names that differ only in the legal form, case, accents or punctuation. */
export function companyKey(name: string): string {
  return fold(withoutForm(name)).replace(/[^\p{L}\p{N}]/gu, "");
}
