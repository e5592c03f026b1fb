import { useQuery } from "@tanstack/react-query";
import {
  ChevronDown,
  CircleCheck,
  CircleX,
  ClockArrowRight,
  Link2,
  Mail,
  MailCheck,
  MailX,
} from "lucide-react";
import { useState } from "react";
import type { DeskBooking, InvitationAnswer } from "../../../shared/booking.ts";
import { bookingEndpoints } from "../../../shared/booking-endpoints.ts";
import type { Appointment } from "../../../shared/kinds/appointments.ts";
import { firstNameOf } from "../../../shared/matching/first-name.ts";
import { bookings } from "../../../shared/words/en/bookings.ts";
import { invite, undoable } from "../../kinds/appointments/invitation/invite.ts";
import { tryToCopy } from "../../lib/browser/copy-text.ts";
import { formatInstant } from "../../lib/dates/dates.ts";
import { isolate } from "../../lib/format/isolate.ts";
import { notify } from "../../lib/notify.ts";
import { succeeds, write } from "../../lib/write/write.ts";
import { Button } from "../../ui/button.tsx";
import { Menu } from "../../ui/menu/menu.tsx";
import { configQuery } from "../auth/queries.ts";
import { failed } from "./line-acts.ts";

/** Invites the customer as it was chosen last, with the way back as long as the email waits. */
export function Invite({ appointment }: { appointment: Appointment }) {
  const [isBusy, setBusy] = useState(false);
  const hasMail = useQuery(configQuery).data?.mail ?? true;
  const { _id, customer } = appointment;
  const first = isolate(firstNameOf(customer.name));
  const run = async () => {
    setBusy(true);
    const isDone = await succeeds(
      invite(_id).then(async ({ data }) => {
        if (!hasMail) return copyLink(data);
        notify.success(bookings.invitation.invited(first), {
          ...{
            autoClose: undoable,
            action: { label: bookings.undo, run: () => void takeBack(_id, first) },
          },
        });
      }),
    );
    if (!isDone) setBusy(false);
  };
  return (
    <Button
      size="sm"
      data-needs="write"
      busy={isBusy}
      busyLabel={bookings.invitation.inviting}
      onClick={() => void run()}
    >
      <Mail />
      {hasMail ? bookings.invitation.invite(first) : bookings.invitation.copyLink}
    </Button>
  );
}

const states = {
  invited: [Mail, "invited"],
  accepted: [CircleCheck, "accepted"],
  refused: [CircleX, "declined"],
  proposed: [ClockArrowRight, "proposed"],
  over: [Mail, "invited"],
} as const;

/** What can be entered for the customer, but for what is so already. */
const byHand = [
  ["accepted", CircleCheck, "accepted"],
  ["refused", CircleX, "declined"],
  ["invited", MailCheck, null],
] as const;

interface InvitationProps {
  appointment: string;
  booking: DeskBooking;
}

/** How an invitation stands, as the button of what can be done about it. */
export function Invitation({ appointment, booking }: InvitationProps) {
  const { standing, name } = booking;
  const hasMail = useQuery(configQuery).data?.mail ?? true;
  const [Icon, word] =
    Object.entries(states).find(([one]) => one === standing)?.[1] ?? states.invited;
  const first = isolate(firstNameOf(name));
  const isOpen = standing !== "over";
  return (
    <>
      {isOpen ? (
        <Menu
          trigger={
            <button
              type="button"
              data-needs="write"
              className="-ms-2 flex items-center gap-1.5 rounded-1 bg-wash px-2 py-0.5 font-semibold"
            >
              <Icon className="size-3.5 flex-none text-ink-3" />
              {bookings.states[word]}
              <ChevronDown className="size-3.5 flex-none text-ink-3" />
            </button>
          }
        >
          {({ MenuItem, MenuSeparator }) => (
            <>
              {hasMail && (
                <MenuItem icon={<Mail />} onClick={() => void sendAgain(booking, first)}>
                  {bookings.invitation.sendAgain}
                </MenuItem>
              )}
              <MenuItem icon={<Link2 />} onClick={() => void copyLink(booking)}>
                {bookings.invitation.copyLinkOf(first)}
              </MenuItem>
              <MenuSeparator />
              {byHand
                .filter(([is]) => is !== standing)
                .map(([is, AnswerIcon, answer]) => (
                  <MenuItem
                    key={is}
                    icon={<AnswerIcon />}
                    aside={bookings.invitation.byHand}
                    onClick={() => void enter(booking, answer)}
                  >
                    {answer ? bookings.states[answer] : bookings.invitation.noAnswer}
                  </MenuItem>
                ))}
              <MenuSeparator />
              <MenuItem icon={<MailX />} onClick={() => void takeBack(appointment, first)}>
                {bookings.invitation.cancel}
              </MenuItem>
            </>
          )}
        </Menu>
      ) : (
        <p className="flex items-center gap-1.5">
          <Icon className="size-3.5 flex-none text-ink-3" />
          {bookings.states[word]}
        </p>
      )}
      <Since booking={booking} />
    </>
  );
}

/** When it was sent or answered, and with which words. */
function Since({ booking }: { booking: DeskBooking }) {
  const { standing, invitation, word } = booking;
  if (!invitation) return null;
  const { sentAt, answeredAt, isByHand } = invitation;
  const text =
    answeredAt !== null && standing !== "invited"
      ? isByHand
        ? bookings.invitation.byHandOn(formatInstant(answeredAt))
        : formatInstant(answeredAt)
      : sentAt === null
        ? bookings.invitation.goesOut
        : bookings.invitation.sentOn(formatInstant(sentAt));
  return (
    <>
      <p className="text-13 leading-[18px] text-ink-2">{text}</p>
      {word && standing === "refused" && (
        <p className="text-13 leading-[18px] text-ink-2">{bookings.quote(word)}</p>
      )}
    </>
  );
}

function sendAgain({ _id }: DeskBooking, first: string) {
  const request = { params: { id: _id }, body: { by: "mail" as const } };
  const done = bookings.invitation.sent(first);
  return succeeds(write(bookingEndpoints.send, request, { done, failed }));
}

async function copyLink({ _id, name }: DeskBooking) {
  const request = { params: { id: _id }, body: { by: "link" as const } };
  try {
    const { link } = await write(bookingEndpoints.send, request, { failed });
    if (link !== null && (await tryToCopy(link)))
      notify.success(bookings.invitation.copied(isolate(firstNameOf(name))));
  } catch {
    // It was said.
  }
}

function enter({ _id, name, invitation, day }: DeskBooking, answer: InvitationAnswer | null) {
  const before = invitation?.answer ?? null;
  const back = (to: InvitationAnswer | null) => ({
    params: { id: _id },
    body: { answer: to, day: day ?? undefined },
  });
  const run = () => void succeeds(write(bookingEndpoints.answer, back(before), { failed }));
  const done = { text: sayEntered(isolate(name), answer), other: { label: bookings.undo, run } };
  return succeeds(write(bookingEndpoints.answer, back(answer), { done, failed }));
}

function sayEntered(name: string, answer: InvitationAnswer | null): string {
  if (answer === null) return bookings.invitation.hasNotAnswered(name);
  return answer === "accepted"
    ? bookings.invitation.hasAccepted(name)
    : bookings.invitation.hasDeclined(name);
}

/** A customer who knows of it is told ten seconds later; until then it can be undone. */
function takeBack(appointment: string, first: string) {
  const request = { params: { id: appointment } };
  return succeeds(
    write(bookingEndpoints.takeBack, request, {
      failed,
      done: ({ data }) => {
        if (!data?.invitation) return bookings.invitation.notInvited(first);
        const { place, address } = data;
        const { mayMove, remind, word } = data.invitation;
        const run = () =>
          void succeeds(invite(appointment, { place, address, mayMove, remind, word }));
        return {
          text: bookings.invitation.takenBack(first),
          ...{ autoClose: undoable, other: { label: bookings.undo, run } },
        };
      },
    }),
  );
}
