import { CircleDot, Tag } from "lucide-react";
import { commands } from "../../../../shared/words/en/commands.ts";
import { common } from "../../../../shared/words/en/common.ts";
import { statusLook } from "../../../kinds/customers/status.tsx";
import { listed } from "../../../lib/format/listed.ts";
import type { Reading } from "../items/items.ts";
import { setStatus } from "./acts.ts";
import { previewSnooze } from "./choices.tsx";
import type { About, Preview, Setting } from "./preview.ts";
import { previewActivity } from "./preview-activity.tsx";
import { previewBooking } from "./preview-booking.tsx";
import { isDeed } from "./preview-deed.tsx";
import { previewNewCompany, previewNewCustomer } from "./preview-new.tsx";
import { previewTask } from "./preview-task.tsx";
import { addTags } from "./tag-acts.ts";

/** What the line does, for whom, in words; null if something is missing. */
export function previewLine(about: About, setting: Setting): Preview | null {
  const preview = previewKind(about, setting);
  if (!preview || !about.who) return preview;
  const { status, name, companyName } = about.who;
  const names = about.also ? listed([name, about.also.name]) : name;
  const look = status && statusLook[status];
  const person: Reading["lines"][number] = {
    name: "Who",
    icon: look ? <span className={look.tone}>{look.mark}</span> : null,
    text: names,
    note: about.also ? undefined : companyName,
  };
  const { lines } = preview.reading;
  const { kind } = about.named;
  const timeFirst = kind === "book" || kind === "task" || kind === "followUp";
  return {
    ...preview,
    reading: { ...preview.reading, lines: timeFirst ? [...lines, person] : [person, ...lines] },
  };
}

function previewKind(about: About, setting: Setting): Preview | null {
  const { kind } = about.named;
  if (kind === "book") return previewBooking(about, setting);
  if (kind === "task" || kind === "followUp") return previewTask(about, setting);
  if (kind === "status") return previewStatus(about);
  if (kind === "tag") return previewTags(about);
  if (kind === "snooze") return previewSnooze(about, setting);
  if (kind === "newCustomer") return previewNewCustomer(about, setting);
  if (kind === "newCompany") return previewNewCompany(about, setting);
  // An appointment that is there: see deed-results.
  if (isDeed(kind)) return null;
  return previewActivity(about, kind, setting);
}

function previewStatus({ line, who, also }: About): Preview | null {
  const { status } = line;
  if (!status || !who) return null;
  const { tone, mark } = statusLook[status];
  const isSo = who.status === status;
  return {
    reading: {
      act: commands.status.act,
      icon: <span className={tone}>{mark}</span>,
      title: common.statuses[status],
      lines: who.status
        ? [
            {
              name: "Now",
              icon: <CircleDot />,
              text: common.statuses[who.status],
              ...(isSo && { note: commands.status.already }),
            },
          ]
        : [],
    },
    act: { enter: commands.status.act },
    run: () => setStatus(who, status, also),
  };
}

/** Null while no tag is named. */
function previewTags({ line, named, who, also }: About): Preview | null {
  const tags = line.tags.length > 0 ? line.tags : [named.text].filter(Boolean);
  if (!who || tags.length === 0) return null;
  const act = tags.length > 1 ? commands.tags.several : commands.tags.one;
  return {
    reading: { act, icon: <Tag />, title: tags.join(", "), lines: [] },
    act: { enter: act },
    run: () => addTags(who, tags, also),
  };
}
