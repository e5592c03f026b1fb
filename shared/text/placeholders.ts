// What people type where a field asks for something that they do not have. It is nobody's, however many
// have it.

const words =
  "n ?a|nil|null|none|no ?one|nobody|nothing|unknown|undefined|empty|missing|invalid|dummy|placeholder|anonymous|test(?: ?\\d*| user| test| company| customer)?|no ?name|x{2,}|asdf+|qwerty|abc|tbd|unbekannt|keine?|ohne|inconnu|aucun|desconocido|ninguno|no ?tiene|onbekend|geen";
const anyWord = new RegExp(
  `^(?:${words}|guest|customer|client|contact|new (?:customer|contact)|not (?:known|given|provided|applicable|available))$`,
);
const mailbox = new RegExp(
  `^(?:${words}|(?:no|non|not|fake|keine?|sin)[ ._-]?(?:e-?mail|mail|address|correo)\\d*|do ?not ?(?:reply|email)|no ?reply)$`,
);
const hosts = /^(?:none|no-?e?-?mail|unknown|test|fake|invalid)\.[a-z]+$|\.invalid$/;

/** A name of nobody: `Unknown`, `n/a`. */
export function isPlaceholderName(words: readonly string[]): boolean {
  return anyWord.test(words.join(" "));
}

/** An address of nobody: `none@none.com`, `n/a@berg.example`. */
export function isPlaceholderEmail(local: string, domain: string): boolean {
  return mailbox.test(local.replace(/[/._+-]+/g, " ").trim()) || isPlaceholderHost(domain);
}

/** A host of nobody: `none.com`, `test.com`. */
export function isPlaceholderHost(host: string): boolean {
  return hosts.test(host);
}

/** A number of nobody: 000000, 1234567, 212 000 0000. */
export function isPlaceholderNumber(digits: string): boolean {
  return new Set(digits).size < 2 || /0{6,}$/.test(digits) || isRun(digits, 1) || isRun(digits, 9);
}

function isRun(digits: string, step: number): boolean {
  return [...digits].every(
    (digit, place) => place === 0 || Number(digit) === (Number(digits[place - 1]) + step) % 10,
  );
}
