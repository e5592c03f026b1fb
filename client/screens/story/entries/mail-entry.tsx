import { MailCheck } from "lucide-react";
import { useState } from "react";
import { firstNameOf } from "../../../../shared/matching/first-name.ts";
import type { StoryEntry } from "../../../../shared/story.ts";
import { activities } from "../../../../shared/words/en/activities.ts";
import { story } from "../../../../shared/words/en/story.ts";
import { lazyModule } from "../../../lib/browser/lazy-module.ts";
import { formatDate, formatTime } from "../../../lib/dates/dates.ts";
import { isolate } from "../../../lib/format/isolate.ts";
import { linkClass } from "../../../ui/page.tsx";
import { WrittenBy } from "../../../ui/people/person-fact.tsx";
import { TimelineRailItem, TimelineRailTitle } from "../../../ui/rail/timeline-rail.tsx";
import { kindIcons } from "../kinds.ts";
import { EntryName, LetterState } from "./entry-parts.tsx";

const dialogs = lazyModule(() => import("../../../kinds/appointments/mails/mail-dialogs.tsx"));

type MailEntryProps = { mail: Extract<StoryEntry, { type: "mail" }> };

/** What a customer was mailed about a booking or an invitation. */
export function MailEntry({ mail }: MailEntryProps) {
  const { _id, at, author, customer, subject, letter } = mail;
  const [open, setOpen] = useState(false);
  const part = dialogs.use(open, () => setOpen(false));
  const Icon = kindIcons.email;
  return (
    <TimelineRailItem date={formatDate(at)} time={formatTime(at)} knot={<Icon />}>
      <WrittenBy id={author}>
        <TimelineRailTitle
          after={
            <>
              <span className="wrap-anywhere">{subject}</span>
              <EntryName customer={customer} company={null} />
              <LetterState {...letter} />
              <button
                type="button"
                className={linkClass}
                aria-label={story.entry.showMail(isolate(subject))}
                onClick={() => setOpen(true)}
              >
                {story.entry.show}
              </button>
            </>
          }
        >
          {activities.labels.email}
        </TimelineRailTitle>
      </WrittenBy>
      {part && (
        <part.SentMail
          id={_id}
          first={isolate(firstNameOf(customer.name))}
          when={story.entry.mailTime(formatDate(at, "long"), formatTime(at))}
          open={open}
          onOpenChange={setOpen}
        />
      )}
    </TimelineRailItem>
  );
}

type ConfirmedEntryProps = { confirmed: Extract<StoryEntry, { type: "confirmed" }> };

/** A customer has followed a link that they were mailed. */
export function ConfirmedEntry({ confirmed: { at, customer } }: ConfirmedEntryProps) {
  return (
    <TimelineRailItem date={formatDate(at)} time={formatTime(at)} knot={<MailCheck />}>
      <WrittenBy id={null}>
        <TimelineRailTitle after={<EntryName customer={customer} company={null} />}>
          {story.entry.confirmed}
        </TimelineRailTitle>
      </WrittenBy>
    </TimelineRailItem>
  );
}
