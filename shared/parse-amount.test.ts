import { describe, expect, it } from "vitest";
import { numberFormatOf, parseAmount } from "./parse-amount.ts";
import { rules } from "./words/en/rules.ts";

const { amountMissing: missing, amountDecimals: decimals, amountNegative: negative } = rules;
const unreadable = rules.amountUnreadable("1,250.50");
const tooLarge = rules.amountLarge("$999,999,999.99");
const dot = numberFormatOf("en-US");
const comma = numberFormatOf("de-DE");
const indian = numberFormatOf("en-IN");

/** "Without break" as a browser writes it in French, and the wider one that pages use. */
const narrow = "\u202f";
const fixed = "\u00a0";

describe("an amount that can be read in one way reads the same everywhere", () => {
  it.each([
    ["0", 0],
    ["00", 0],
    ["-0", 0],
    ["5", 5],
    ["007", 7],
    ["1000", 1000],
    ["999999999.99", 999_999_999.99],
    [" 1250 ", 1250],
    ["1250\n", 1250],
    ["+250", 250],
    // One separator followed by one or two digits is the decimal one.
    ["12.5", 12.5],
    ["12,5", 12.5],
    ["12.50", 12.5],
    ["12,50", 12.5],
    ["1000,5", 1000.5],
    ["1000,50", 1000.5],
    ["1000.50", 1000.5],
    ["0.05", 0.05],
    ["0,05", 0.05],
    [".5", 0.5],
    [",50", 0.5],
    ["1.10", 1.1],
    ["1٫5", 1.5],
    // Groups of three, and a decimal separator of another kind.
    ["1,234.5", 1234.5],
    ["1.234,5", 1234.5],
    ["12,500.50", 12500.5],
    ["12.500,50", 12500.5],
    ["1,234,567", 1_234_567],
    ["1.234.567", 1_234_567],
    ["1,234,567.89", 1_234_567.89],
    ["1.234.567,89", 1_234_567.89],
    ["1 200", 1200],
    ["1 200,00", 1200],
    ["1 200.00", 1200],
    [`1${fixed}200,50`, 1200.5],
    [`1${narrow}234${narrow}567,89`, 1_234_567.89],
    ["1\u2009200", 1200],
    ["1'200.50", 1200.5],
    ["1’234’567,80", 1_234_567.8],
    ["1٬200", 1200],
    // No cents, as written in Switzerland, Germany, Sweden and India.
    ["1'200.–", 1200],
    ["1.200,-", 1200],
    ["1,200.--", 1200],
    ["100:-", 100],
    ["500/-", 500],
    // Currency signs and codes.
    ["$1250", 1250],
    ["$ 1,250.50", 1250.5],
    ["US$1250.50", 1250.5],
    ["R$ 1.234,56", 1234.56],
    ["€ 12,50", 12.5],
    [`1${narrow}200,50${fixed}€`, 1200.5],
    ["£12.50", 12.5],
    ["￥1200", 1200],
    ["₹ 250", 250],
    ["CHF 1'200.50", 1200.5],
    ["12,50 eur", 12.5],
    ["USD 250", 250],
    ["1 200 kr", 1200],
    ["5kr", 5],
    ["1 200,50 zł", 1200.5],
    ["Rs. 500", 500],
    // Thousands and millions.
    ["5k", 5000],
    ["5 K", 5000],
    ["$5k", 5000],
    ["1.2k", 1200],
    ["1,2k", 1200],
    ["1.1k", 1100],
    ["1.2m", 1_200_000],
    ["1,25M", 1_250_000],
    ["1.2345m", 1_234_500],
    ["2 m €", 2_000_000],
    // Digits of other scripts, and the marks that come along when they are copied.
    ["１２００．５０", 1200.5],
    ["١٢٠٠", 1200],
    ["۱۲۰۰٫۵", 1200.5],
    ["\u200e1200\u200f", 1200],
  ])("%j", (typed, amount) => {
    for (const format of [dot, comma, indian]) {
      expect(parseAmount(typed, format)).toEqual({ amount });
    }
  });
});

describe("what can be read in two ways follows the language", () => {
  it.each([
    ["1.000", "1,000", 1, 1000],
    ["12.500", "12,500", 12.5, 12_500],
    ["$ 999.990", "$ 999,990", 999.99, 999_990],
    ["1.234k", "1,234k", 1234, 1_234_000],
  ])("%j and %j", (withDot, withComma, few, many) => {
    expect(parseAmount(withComma, dot)).toEqual({ amount: many });
    expect(parseAmount(withDot, comma)).toEqual({ amount: many });
    // Three decimals are rare enough to say what else they could have been.
    expect(parseAmount(withDot, dot)).toEqual({ amount: few, instead: many });
    expect(parseAmount(withComma, comma)).toEqual({ amount: few, instead: many });
  });

  it.each(["1,234", "$1,250,000", "250,001 kr"])("%j is no trifle in English", (typed) => {
    expect(parseAmount(typed, dot)).toEqual({ amount: Number(typed.replace(/\D/g, "")) });
  });

  it("is refused where the language's own way has three decimals, and says what to do", () => {
    const problem = "Use at most two decimals. For 1234, leave out the “.”";
    expect(parseAmount("1.234", dot)).toEqual({ problem });
    expect(parseAmount("1,234", comma)).toEqual({ problem: problem.replace("“.”", "“,”") });
  });
});

describe("groups of two are read where they are written", () => {
  it.each([
    ["1,00,000", 100_000],
    ["12,34,567.89", 1_234_567.89],
    ["₹ 5,00,000/-", 500_000],
  ])("%j", (typed, amount) => {
    expect(parseAmount(typed, indian)).toEqual({ amount });
    expect(parseAmount(typed, dot)).toEqual({ problem: unreadable });
  });
});

describe("everything else is refused with a sentence", () => {
  it.each([
    ["", missing],
    ["  ", missing],
    ["-1", negative],
    ["−250", negative],
    ["-$5", negative],
    ["$-5", negative],
    ["(250.00)", negative],
    ["1000000000", tooLarge],
    ["999,999,999.999", decimals],
    ["1000m", tooLarge],
    ["9".repeat(400), tooLarge],
    ["12500.505", decimals],
    ["1000.000", decimals],
    ["0.500", decimals],
    ["1.0000", decimals],
    ["1,234.567", decimals],
    ["1 000,000", decimals],
  ])("%j", (typed, problem) => {
    expect(parseAmount(typed, dot)).toMatchObject({ problem });
  });

  it.each([
    ...["$", "k", ".", ",", "-", "()", "(5", "5)", "12.", "1,200."],
    ...["abc", "12 euros", "5 mio", "5 mrd", "5kk", "5 mm", "50¢", "50 %", "5²", "½"],
    ...["1.2.3", "1,2,3", "1,,000", "1..5", "12,34.56", "1234,567.89", "1.234.567.89"],
    ...["1 20", "1 2000", "0 200", "0,200,000", "1'50", "10,000,00", "1,00,000.5"],
    ...["1e3", "0x10", "NaN", "Infinity", "1_000", "10-20", "5+5", "1/2", "~5", "12:30", "$$5"],
  ])("%j", (typed) => {
    for (const format of [dot, comma]) {
      expect(parseAmount(typed, format)).toEqual({ problem: unreadable });
    }
  });
});

describe("the number format of a language", () => {
  it.each([
    ["en-US", ".", false],
    ["de-DE", ",", false],
    ["fr-FR", ",", false],
    ["de-CH", ".", false],
    ["pt-BR", ",", false],
    ["ar-EG", ".", false],
    ["hi-IN", ".", true],
  ])("%s", (language, decimal, lakh) => {
    expect(numberFormatOf(language)).toEqual({ decimal, lakh });
  });
});
