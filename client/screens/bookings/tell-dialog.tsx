import { useRouter } from "@tanstack/react-router";
import { type ReactNode, useRef, useState } from "react";
import type { DeskBooking } from "../../../shared/booking.ts";
import type { TellChoice } from "../../../shared/booking-endpoints.ts";
import { firstNameOf } from "../../../shared/matching/first-name.ts";
import { bookings } from "../../../shared/words/en/bookings.ts";
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
  const { name, title, news, appointment, invitation } = booking;
  const first = isolate(firstNameOf(name));
  const isDeleted = appointment === null;
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
  const told =
    isDeleted && news?.what === "canceled"
      ? bookings.tell.deleteAndTell
      : bookings.tell.button(first);
  return (
    <ConfirmDialog
      open
      onOpenChange={() => answer("back")}
      title={bookings.tell.question(first)}
      tone="plain"
      cancelLabel={bookings.tell.back}
      other={{ label: silently(booking), onClick: () => answer("never") }}
      confirmLabel={hasMail ? told : bookings.tell.copyMessage}
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
              <Entry label={bookings.tell.before}>
                <s className="digits text-ink-3">{sayWhen(news.before)}</s>
              </Entry>
            )}
            <Entry label={bookings.tell.after}>
              <b className="digits font-semibold">{sayNow(booking)}</b>
            </Entry>
            <Entry label={bookings.tell.email}>
              {hasMail ? (
                <>
                  {
                    bookings.tell.mails[
                      news?.what === "given" ? "canceled" : (news?.what ?? "moved")
                    ]
                  }
                  <small className="block text-13 leading-[18px] text-ink-3">
                    {bookings.tell.soon}
                  </small>
                </>
              ) : (
                bookings.tell.yourself(first)
              )}
            </Entry>
          </dl>
          {offersNext && hasMail && (
            <Checkbox checked={isForNext} onCheckedChange={setForNext} className="mt-4">
              {bookings.tell.sameForNext}
            </Checkbox>
          )}
        </>
      }
    >
      <p>{bookings.tell.did[didOf(invitation)](isolate(name), isolate(title))}</p>
    </ConfirmDialog>
  );
}

function didOf(invitation: DeskBooking["invitation"]): "booked" | "accepted" | "invited" {
  if (!invitation) return "booked";
  return invitation.answer === "accepted" ? "accepted" : "invited";
}

/** How it stands after what was done. */
function sayNow({ name, date, news, invitation }: DeskBooking): string {
  if (news?.what === "given") return bookings.tell.canceledFor(isolate(firstNameOf(name)));
  if (news?.what === "canceled") return bookings.tell.canceled;
  return invitation?.repeats ? bookings.tell.newTimes : sayWhen(date);
}

function silently({ news, appointment }: DeskBooking): string {
  if (news?.what === "moved") return bookings.tell.silently.moved;
  if (news?.what === "given") return bookings.tell.silently.given;
  if (news?.what === "booked") return bookings.tell.silently.booked;
  return appointment === null ? bookings.tell.silently.deleted : bookings.tell.silently.canceled;
}

function Entry({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <dt className="py-2 text-13 leading-5 text-ink-3">{label}</dt>
      <dd className="min-w-0 border-s border-margin py-2 ps-3.5 leading-5">{children}</dd>
    </>
  );
}
