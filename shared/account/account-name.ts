import { requiredText } from "../text/text.ts";
import { rule } from "../words/rule.ts";

/** Of a person or a desk. They stand in mails, files and calendars, where a line break could begin something else. */
export function nameOnOneLine(message: string) {
  return requiredText(message, 100).refine(
    (name) => !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(name),
    "Contains characters that can’t be part of a name",
  );
}

export const accountName = nameOnOneLine(rule("nameRequired")).meta({ title: "Name" });
