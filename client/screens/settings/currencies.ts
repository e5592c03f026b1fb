/** All currencies in use, as "US Dollar (USD)", by name. Of former ones, the name has the years. */
export function listCurrencies(): { value: string; label: string }[] {
  const names = new Intl.DisplayNames("en-US", { type: "currency" });
  return Intl.supportedValuesOf("currency")
    .map((code) => ({ value: code, label: `${names.of(code) ?? code} (${code})` }))
    .filter(({ label }) => !/\(\d{4}/.test(label))
    .sort((a, b) => a.label.localeCompare(b.label, "en-US"));
}
