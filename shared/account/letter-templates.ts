import { z } from "zod";
import { requiredText } from "../text/text.ts";
import { rule } from "../words/rule.ts";
import { letterPlaceholders } from "./letter-placeholders.ts";
import { refuseUnknown } from "./placeholders.ts";

/** An email to begin with, that somebody has written before. */
export const letterTemplate = z.object({
  name: requiredText(rule("enterName"), 100),
  subject: refuseUnknown(requiredText(rule("enterSubject"), 200), letterPlaceholders),
  text: refuseUnknown(requiredText(rule("enterText"), 5000), letterPlaceholders),
});
export type LetterTemplate = z.output<typeof letterTemplate>;

/** They come with each start of the program. */
export const mostTemplates = 30;

/** Of whoever writes, in their order. */
export const templateSettings = z.object({
  letters: z.array(letterTemplate).max(mostTemplates),
});
