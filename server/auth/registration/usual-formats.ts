import type { FormatSettings } from "../../../shared/account/settings.ts";
import type { Language } from "../../../shared/words/languages.ts";

/** The currencies of where our languages are spoken, by country. */
const currencies: Record<string, string> = {
  EUR: "AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK MC SM VA AD GF GP MQ RE YT",
  ...{ CHF: "CH LI", GBP: "GB", DKK: "DK", NOK: "NO", SEK: "SE", PLN: "PL", CZK: "CZ", HUF: "HU" },
  ...{ RON: "RO", TRY: "TR", USD: "US PR EC SV PA", CAD: "CA", AUD: "AU", NZD: "NZ", BRL: "BR" },
  ...{ MXN: "MX", ARS: "AR", BOB: "BO", CLP: "CL", COP: "CO", CRC: "CR", CUP: "CU", DOP: "DO" },
  ...{ GTQ: "GT", HNL: "HN", NIO: "NI", PEN: "PE", PYG: "PY", UYU: "UY", VES: "VE", HTG: "HT" },
  ...{ EGP: "EG", SAR: "SA", AED: "AE", BHD: "BH", IQD: "IQ", JOD: "JO", KWD: "KW", LBP: "LB" },
  ...{ OMR: "OM", QAR: "QA", SYP: "SY", YER: "YE", ILS: "IL PS", DZD: "DZ", LYD: "LY", MAD: "MA" },
  ...{ MRU: "MR", SDG: "SD", TND: "TN", XOF: "BF BJ CI GW ML NE SN TG", XAF: "CF CG CM GA GQ TD" },
  ...{ AOA: "AO", CVE: "CV", MZN: "MZ", AWG: "AW", SRD: "SR", ZAR: "ZA" },
};

const currencyOf = new Map(
  Object.entries(currencies).flatMap(([currency, regions]) =>
    regions.split(" ").map((region) => [region, currency] as const),
  ),
);

const firstDays: Record<number, FormatSettings["weekStart"]> = { 1: 1, 6: 6, 7: 0 };

/** How dates, times, money and numbers are usually written in a language, in the country of a time zone. */
export function usualFormats(
  language: Language,
  timeZone: string | undefined,
): Omit<FormatSettings, "language"> {
  const region = regionOf(timeZone) ?? new Intl.Locale(language).maximize().region ?? "US";
  const locale = new Intl.Locale(language, { region });
  const [first] = new Intl.DateTimeFormat(locale).formatToParts();
  const { hour12 } = new Intl.DateTimeFormat(locale, { hour: "numeric" }).resolvedOptions();
  return {
    date: first?.type === "month" ? "mdy" : "dmy",
    clock: hour12 ? "12" : "24",
    weekStart: firstDays[locale.getWeekInfo().firstDay] ?? 1,
    currency: currencyOf.get(region) ?? "USD",
    numbers: numbersIn(locale),
  };
}

let regions: Map<string, string> | undefined;

/** The country of a time zone, if it is one of those above. */
function regionOf(timeZone = ""): string | undefined {
  // Once: together they take 30 ms.
  regions ??= new Map(
    [...currencyOf.keys()].flatMap((region) => {
      const zones = new Intl.Locale("und", { region }).getTimeZones() ?? [];
      return zones.map((zone) => [zone, region] as const);
    }),
  );
  return regions.get(timeZone);
}

function numbersIn(locale: Intl.Locale): FormatSettings["numbers"] {
  // Some leave four figures together.
  const parts = new Intl.NumberFormat(locale, { numberingSystem: "latn" }).formatToParts(12_345.6);
  const mark = (type: string) => parts.find((part) => part.type === type)?.value ?? "";
  const group = mark("group");
  if (mark("decimal") === ".") return /['’]/.test(group) ? "1’234.56" : "1,234.56";
  return group === "." ? "1.234,56" : "1 234,56";
}
