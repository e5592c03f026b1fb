import { type Piece, within } from "./lines.ts";

const emailPattern = /[\p{L}\d.!#$%&'*+/=?^_`{|}~-]{1,64}@[\p{L}\d-]{1,63}(?:\.[\p{L}\d-]{1,63})+/u;
const phonePattern = /(?<![\p{L}\d.@/_-])(?:\+|00)?[(\d][\d\s().\-–/]{4,24}\d(?![\d@]|[.-]\d)/gu;
/** 〒 of Japan, and all that has numbers of its own. */
const noPhone =
  /(?:〒|\b(?:fax|f|telefax|faks|ust|vat|tax|hrb|hra|reg|registered|registration|company n|siret|siren|nif|cif|rfc|abn|acn|iban|bic|p\.?o\.? box|zip|postcode|cnpj|id|gstin|konto|uid|ico|ičo|dič|krs|nip|fn)\b[^\d+]{0,14}|(?:传真|傳真|팩스|فاكس|факс)\s*[:：]?\s*)$/iu;
const mobile =
  /(?:\b(?:m|mob|mobile|cell|c|h|handy|mobil|móvil|movil|cel|celular|gsm|portable|port|mobiel|cellulare|komórka|natel)\b|携帯|手机|手機|휴대|모바일|جوال|موبايل|моб)[^\d+]{0,12}$/iu;

/** The first email; an address that nobody reads is none. */
export function findEmail(lines: readonly Piece[]): Piece | null {
  for (const line of lines) {
    const found = emailPattern.exec(
      line.text.replace(/mailto:/gi, (label) => " ".repeat(label.length)),
    );
    if (found && !/^(?:no-?reply|do-?not-?reply)@/i.test(found[0])) {
      return within(line, found.index, found[0].length);
    }
  }
  return null;
}

/** The phone numbers, a mobile one first: that is where somebody is reached. */
export function findPhones(lines: readonly Piece[]): Piece[] {
  const all = lines.flatMap((line) =>
    [...line.text.matchAll(phonePattern)].flatMap(({ 0: number, index }) => {
      const label = line.text.slice(0, index);
      const inner = number.trimEnd();
      if (noPhone.test(label) || !isPhone(inner)) return [];
      return [{ piece: within(line, index, inner.length), isMobile: mobile.test(label) }];
    }),
  );
  const sorted = [
    ...all.filter(({ isMobile }) => isMobile),
    ...all.filter(({ isMobile }) => !isMobile),
  ];
  return sorted.map(({ piece }) => piece);
}

function isPhone(text: string): boolean {
  const digits = text.replace(/\D/g, "").length;
  if (digits < 7 || digits > 15) return false;
  // Days, years and postal codes.
  if (/^\d{1,4}[-./]\d{1,2}[-./]\d{1,4}$/.test(text) || /^\d{4}\s*[-–]\s*\d{4}$/.test(text))
    return false;
  if (/^\d{5}-\d{4}$/.test(text) || (/^\d{3}-\d{4}$/.test(text) && digits < 7)) return false;
  return /^[+(0]/.test(text) || /[\s().\-–/]/.test(text) || digits >= 9;
}
