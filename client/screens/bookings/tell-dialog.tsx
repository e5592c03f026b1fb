import { useRouter } from "@tanstack/react-router";
import { type ReactNode, useRef, useState } from "react";
import type { DeskBooking } from "../../../shared/booking.ts";
import type { TellChoice } from "../../../shared/booking-endpoints.ts";
import { firstNameOf } from "../../../shared/matching/first-name.ts";
import { isolate } from "../../lib/format/isolate.ts";
import { ConfirmDialog } from "../../ui/dialog/confirm-dialog.tsx";
import { Checkbox } from "../../ui/form/checkbox.tsx";
import { sayWhen } from "./booking-words.ts";

/** Addresses of a day, a week or a month. */
export const calendars = /^\/dashboard\/appointments\/(?:\d|week\/|month\/)/;

export interface TellAnswer {
  choice: TellChoice | "back";
  /** The same for the next moves, until the calendar is left. */
  isForNext: boolean;
}

interface TellDialogProps {
  booking: DeskBooking;
  /** Without a mail server the message can be copied. */
  hasMail: boolean;
  /** Whether it can be the same for the next moves. */
  offersNext: boolean;
  onAnswer: (answer: TellAnswer) => void;
  /** The calendar is left, so the next moves are asked about again. */
  onLeave: () => void;
}

/** What a customer believes, how it is now, and whether they are told. Esc puts it back. */
export function TellDialog({ booking, hasMail, offersNext, onAnswer, onLeave }: TellDialogProps) {
  const router = useRouter();
  const content = useRef<HTMLDListElement>(null);
  const [isForNext, setForNext] = useState(offersNext && hasMail);
  const { name, title, date, news, appointment, invitation } = booking;
  const first = isolate(firstNameOf(name));
  const isDeleted = appointment === null;
  const isCanceled = news?.what === "canceled" || news?.what === "given";
  const answer = (choice: TellChoice | "back") => {
    if (isForNext && choice !== "back") {
      const stop = router.subscribe("onBeforeNavigate", ({ toLocation }) => {
        if (calendars.test(toLocation.pathname)) return;
        stop();
        onLeave();
      });
    }
    onAnswer({ choice, isForNext });
  };
  const told = isDeleted && news?.what === "canceled" ? "Delete and Tell" : `Tell ${first}`;
  return (
    <ConfirmDialog
      open
      onOpenChange={() => answer("back")}
      title={`Tell ${first}?`}
      tone="plain"
      cancelLabel="Put It Back"
      other={{ label: silently(booking), onClick: () => answer("never") }}
      confirmLabel={hasMail ? told : "Copy the Message"}
      onConfirm={() => answer(hasMail ? "soon" : "myself")}
      initialFocus={() =>
        content.current
          ?.closest("[role=alertdialog]")
          ?.querySelector<HTMLElement>("button:last-of-type") ?? null
      }
      choice={
        <>
          <dl
            ref={content}
            className="mt-4 grid grid-cols-[62px_minmax(0,1fr)] border-y border-line-strong"
          >
            {news?.before && !invitation?.repeats && (
              <Entry label="Before">
                <s className="digits text-ink-3">{sayWhen(news.before)}</s>
              </Entry>
            )}
            <Entry label="Now">
              <b className="digits font-semibold">
                {isCanceled
                  ? `Canceled${news?.what === "given" ? ` for ${first}` : ""}`
                  : invitation?.repeats
                    ? "New times"
                    : sayWhen(date)}
              </b>
            </Entry>
            <Entry label="Email">
              {hasMail ? (
                <>
                  {mails[news?.what ?? "moved"]}
                  <small className="block text-13 leading-[18px] text-ink-3">
                    Goes out in a minute; only the last place counts.
                  </small>
                </>
              ) : (
                `No email is sent from here, so tell ${first} yourself.`
              )}
            </Entry>
          </dl>
          {offersNext && hasMail && (
            <Checkbox checked={isForNext} onCheckedChange={setForNext} className="mt-4">
              Same for the next moves until I leave the calendar
            </Checkbox>
          )}
        </>
      }
    >
      <p>
        <bdi>{name}</bdi> {did(invitation)} <bdi>{title}</bdi>.
      </p>
    </ConfirmDialog>
  );
}

function did(invitation: DeskBooking["invitation"]): string {
  if (!invitation) return "booked";
  return invitation.answer === "accepted" ? "accepted" : "is invited to";
}

const mails = {
  moved: "“Moved”, with the new time for the calendar",
  canceled: "“Canceled”, which takes it out of the calendar",
  given: "“Canceled”, which takes it out of the calendar",
  booked: "“Confirmed”, with the time for the calendar",
  invited: "“Invitation”, with the times for the calendar",
};

function silently({ news, appointment }: DeskBooking): string {
  if (news?.what === "moved") return "Move Without Telling";
  if (news?.what === "given") return "Change Without Telling";
  if (news?.what === "booked") return "Reinstate Without Telling";
  return appointment === null ? "Delete Without Telling" : "Cancel Without Telling";
}

function Entry({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <dt className="py-2 text-13 leading-5 text-ink-3">{label}</dt>
      <dd className="min-w-0 border-s border-margin py-2 ps-3.5 leading-5">{children}</dd>
    </>
  );
}
