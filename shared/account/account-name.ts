import { requiredText } from "../text/text.ts";
import { type Rule, rule } from "../words/rule.ts";

/** Of a person or a desk. They stand in mails, files and calendars, where a line break could begin something else. */
export function nameOnOneLine(message: string | Rule) {
  return requiredText(message, 100).refine(
    (name) => !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(name),
    rule("notInName"),
  );
}

export const accountName = nameOnOneLine(rule("nameRequired")).meta({ title: "Name" });
