const dollars = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });

/** 12500.5 becomes "$12,500.50": always with cents. */
export function formatMoney(value: number): string {
  return dollars.format(value);
}

/** Dollars as people type them: "12500.5", "12,500.50", "$12,500". Not a number when it is none. */
export function parseMoney(text: string | number): number {
  if (typeof text === "number") return text;
  const bare = text.replace(/[$,\s]/g, "");
  return bare === "" ? Number.NaN : Number(bare);
}
