import { companyInput } from "../../../shared/companies.ts";
import type { Problem } from "../types.ts";
import { isNothing } from "./read-text.ts";

const website = companyInput.shape.website;

export function readWebsite(text: string): string | null | Problem {
  if (isNothing(text)) return null;
  const { success, data } = website.safeParse(text);
  // It has become longer by its https://.
  return success && website.safeParse(data).success ? data : { text: "Not a website" };
}
