import { statusLook } from "../../customers/status.tsx";
import type { About, Said, Setting } from "./said.ts";
import { sayActivity } from "./say-activity.tsx";
import { sayBooking } from "./say-booking.tsx";
import { isDeed } from "./say-deed.tsx";
import { sayNewCompany, sayNewCustomer } from "./say-new.tsx";
import { sayStatus } from "./say-status.tsx";
import { sayTags } from "./say-tags.tsx";
import { sayTask } from "./say-task.tsx";
import { saySnooze } from "./snooze-choices.tsx";

/** What the line does, for whom, in words; null if something is missing. */
export function say(about: About, setting: Setting): Said | null {
  const said = sayKind(about, setting);
  if (!said || !about.who) return said;
  const { status, name, companyName } = about.who;
  const names = about.also ? `${name} and ${about.also.name}` : name;
  const look = status && statusLook[status];
  const person = {
    name: "Who",
    icon: look ? <span className={look.tone}>{look.mark}</span> : null,
    text: names,
    note: about.also ? undefined : companyName,
  };
  const { lines } = said.reading;
  const { kind } = about.named;
  const timeFirst = kind === "book" || kind === "task" || kind === "followUp";
  return {
    ...said,
    reading: { ...said.reading, lines: timeFirst ? [...lines, person] : [person, ...lines] },
  };
}

function sayKind(about: About, setting: Setting): Said | null {
  const { kind } = about.named;
  if (kind === "book") return sayBooking(about, setting);
  if (kind === "task" || kind === "followUp") return sayTask(about, setting);
  if (kind === "status") return sayStatus(about);
  if (kind === "tag") return sayTags(about);
  if (kind === "snooze") return saySnooze(about, setting);
  if (kind === "newCustomer") return sayNewCustomer(about, setting);
  if (kind === "newCompany") return sayNewCompany(about, setting);
  // An appointment that is there: see deed-results.
  if (isDeed(kind)) return null;
  return sayActivity(about, kind, setting);
}
