import { CalendarPlus, Clock, Mail, Repeat } from "lucide-react";
import { addDays } from "../../../../shared/dates/dates.ts";
import { firstNameOf } from "../../../../shared/matching/first-name.ts";
import { withoutGaps } from "../../../../shared/read-line/at-person.ts";
import { readRule } from "../../../../shared/repeat/rule.ts";
import { activities } from "../../../../shared/words/en/activities.ts";
import { commands } from "../../../../shared/words/en/commands.ts";
import { describeUntil } from "../../../kinds/appointments/repeat/repeat-words.ts";
import type { Person } from "../../../kinds/customers/people/person.ts";
import { listed } from "../../../lib/format/listed.ts";
import type { Reading } from "../items/items.ts";
import { book, type FollowUp } from "./acts.ts";
import { toLine } from "./ours.tsx";
import { type About, followUpOn, type Preview, type Setting } from "./preview.ts";
import { formatSpan, noteOf, toDuration } from "./when.ts";

export function previewBooking(
  about: About,
  { go, now, booked, to, noteOfTo }: Setting,
): Preview | null {
  const { line, who } = about;
  const { day, time, repeat } = line;
  if (!day || !time) return null;
  const title = titleOf(about);
  const duration = toDuration(line.minutes);
  const invites = line.invites && who !== null;
  const make = (followUp?: FollowUp, isInvited = invites && Boolean(who?.email)) =>
    who
      ? book({
          title,
          day,
          time,
          duration,
          repeat,
          who,
          isInvited,
          ...(to && { attending: [to._id] }),
          ...(followUp && { followUp }),
        })
      : Promise.resolve(false);
  const wanted = { day, time, minutes: duration };
  const { note, warns } = noteOf(wanted, booked, now);
  return {
    reading: {
      act: commands.book.act,
      icon: <CalendarPlus />,
      title,
      lines: [
        {
          name: "When",
          icon: <Clock />,
          text: formatSpan(day, time, duration),
          note,
          ...(warns && { warns }),
        },
        ...(repeat
          ? [{ name: "Repeats" as const, icon: <Repeat />, text: sayRepeat(repeat, day) }]
          : []),
        ...(invites ? [toInviteLine(who)] : []),
        ...(to ? [{ ...toLine(to, "Attends"), ...noteOfTo?.(wanted) }] : []),
      ],
    },
    act: {
      enter: invites && who.email ? commands.book.invite : commands.book.act,
      ...(who && {
        follow: {
          words: commands.book.followUp,
          run: () => {
            const task = activities.followUp.meeting(firstNameOf(who.name));
            return make(followUpOn(addDays(day, 7), task));
          },
        },
      }),
      form: {
        words: commands.editInForm,
        run: () => openForm(go, about, day, time, to),
      },
    },
    run: () => make(),
    ...(invites && {
      less: {
        value: "without inviting",
        icon: <CalendarPlus />,
        title: commands.book.withoutInviting,
        run: () => make(undefined, false),
        act: { enter: commands.book.act },
      },
    }),
  };
}

function toInviteLine({ email, name }: Person): Reading["lines"][number] {
  const text = email || commands.book.noEmail(firstNameOf(name));
  return { name: "Invite", icon: <Mail />, text, ...(!email && { warns: true }) };
}

/** The form with all that the line says; without a time, it asks for one. */
export function openForm(
  go: Setting["go"],
  about: About,
  date: string,
  time?: string,
  to?: Setting["to"],
) {
  const { line, who } = about;
  void go({
    to: "/dashboard/appointments/new",
    search: {
      date,
      ...(time && { time }),
      title: titleOf(about),
      duration: toDuration(line.minutes),
      ...(line.repeat && { repeat: line.repeat }),
      ...(who && { customer: who._id }),
      ...(to && { attending: to._id }),
    },
  });
}

/** An appointment has one customer: another is named in the title. */
function titleOf({ named, who, also }: About): string {
  const title = withoutGaps(named.text) || commands.book.meeting;
  if (!who || !also) return title;
  return commands.book.meetingWith(title, listed([firstNameOf(who.name), also.name]));
}

/** "Weekly on Monday, 10 times" */
function sayRepeat(rule: string, day: string): string {
  const { count, until } = readRule(rule);
  const words = describeUntil(rule, day, until);
  return count === null ? words : commands.book.times(words, count);
}
