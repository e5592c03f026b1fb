/** The link that dials a number: a phone wants digits; spaces, brackets and dashes are for people. */
export function telephoneLink(phone: string): string {
  return `tel:${phone.replace(/[^\d+*#,;]/g, "")}`;
}
