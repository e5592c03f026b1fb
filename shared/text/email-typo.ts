/** Where most have their mail: a domain that is nearly one of these is probably mistyped. */
const common = [
  ...["gmail.com", "googlemail.com", "outlook.com", "hotmail.com", "live.com", "yahoo.com"],
  ...["icloud.com", "gmx.de", "gmx.net", "web.de", "proton.me", "protonmail.com", "aol.com"],
];

/** The address that was probably meant; undefined where it looks right. */
export function suggestEmail(email: string): string | undefined {
  const [, name = "", domain = ""] = /^(.+)@([^@]+)$/.exec(email.toLowerCase()) ?? [];
  if (common.includes(domain)) return undefined;
  const meant = common.find((one) => one.length > 6 && isOneTypoAway(domain, one));
  return meant && `${name}@${meant}`;
}

/** One letter more, less, other, or two that changed places. */
function isOneTypoAway(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1 || one === other) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start++;
  const [a, b] = [one.slice(start), other.slice(start)];
  const isSwapped = a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2);
  return isSwapped || a.slice(1) === b.slice(1) || a.slice(1) === b || a === b.slice(1);
}
