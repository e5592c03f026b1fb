import { readBudgets, sourcesOf } from "../scripts/budget.ts";
import type { Records } from "../scripts/shots/records.ts";

export interface WebPage {
  name: string;
  path: string;
  /** The sources that its first screen is made of; none where no program is loaded. */
  sources: string[];
  signedIn: boolean;
}

/** The pages that are measured. Those behind the login come last. */
export function listPages({ company, today }: Records): WebPage[] {
  const paths: Record<string, string> = {
    Overview: "",
    "Company list": "/companies",
    Company: `/companies/${company}`,
    Day: `/appointments/${today}`,
    Week: `/appointments/week/${today}`,
    Month: `/appointments/month/${today.slice(0, 7)}`,
    Reports: "/reports",
  };
  return [
    { name: "Landing", path: "/", sources: [], signedIn: false },
    { name: "Login", path: "/login", sources: [], signedIn: false },
    ...Object.entries(readBudgets()).map(([name, budget]) => ({
      name,
      path: `/dashboard${paths[name] ?? missing(name)}`,
      sources: sourcesOf(budget),
      signedIn: true,
    })),
  ];
}

function missing(name: string): never {
  throw new Error(`docs/budget.json has a screen without an address here: ${name}.`);
}
