const zeros = Array.from("٠۰०০０", (zero) => zero.charCodeAt(0));

/** Digits of Arabic, Persian, Hindi, Bengali and full width as `0` to `9`. */
export function toPlainDigits(text: string): string {
  return text.replace(/[٠-٩۰-۹०-९০-৯０-９]/g, (digit) => {
    const code = digit.charCodeAt(0);
    return String(code - (zeros.findLast((zero) => zero <= code) ?? code));
  });
}
