import { isolate } from "../lib/isolate.ts";
import type { PaletteStep } from "./items.ts";

/** Names the search, and what can be searched. */
export function NoResults({ step, typed }: { step: PaletteStep; typed: string }) {
  return (
    <div className="px-4 py-5">
      <p className="font-semibold">{titleOf(step, typed)}</p>
      <p className="text-13 text-ink-3">{hintOf(step, typed)}</p>
    </div>
  );
}

function titleOf(step: PaletteStep, typed: string): string {
  if (step === "day") return `“${isolate(typed)}” isn’t a date Client Desk knows`;
  if (step === "company")
    return typed ? `No company matches “${isolate(typed)}”` : "No companies yet";
  if (step === "call" || step === "task") return `Nobody matches “${isolate(typed)}”`;
  return `Nothing matches “${isolate(typed)}”`;
}

function hintOf(step: PaletteStep, typed: string): string {
  if (step === "day") return "Try “dec 4”, “12/4”, “2026-12-04”, “tomorrow” or “next monday”.";
  if (step === "call") return "Name somebody you called, and what was said.";
  if (step === "task") return "Type what is to be done.";
  if (step === "company" && !typed)
    return "Add the company first. Private customers need none: add them from Customers.";
  if (step === "company") return "Check the spelling, or add the company first.";
  return "Try a name, an email, a date such as “dec 4”, or a command such as “add customer”.";
}
