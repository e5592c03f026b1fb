/** The link that dials a number: without the spaces, parentheses and dashes that people add. */
export function telephoneLink(phone: string): string {
  return `tel:${phone.replace(/[^\d+*#,;]/g, "")}`;
}
