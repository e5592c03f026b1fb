import type { DeskBooking } from "../../../shared/booking.ts";
import { bookingEndpoints, type TellChoice } from "../../../shared/booking-endpoints.ts";
import { firstNameOf } from "../../../shared/matching/first-name.ts";
import { bookings } from "../../../shared/words/en/bookings.ts";
import { isolate } from "../../lib/format/isolate.ts";
import { notify, type ToastAction } from "../../lib/notify.ts";
import { askFor } from "../../lib/queries/query-of.ts";
import { write } from "../../lib/write/write.ts";
import { ask } from "../../ui/dialog/question-place.tsx";
import { configQuery } from "../auth/queries.ts";
import { copyMessage } from "./line-acts.ts";
import { bookingQuery } from "./queries.ts";
import { calendars, type TellAnswer, TellDialog } from "./tell-dialog.tsx";

interface Telling {
  booking: string;
  /** The words of what was done, for a toast; empty where another has said them. */
  said: string;
  undo: () => Promise<void>;
}

/** What was chosen for the next moves, until the calendar is left. */
let forNext: TellChoice | undefined;

/** Asks whether to tell the customer of what was done with what they have booked, and says how it ends. */
export async function askToTell({ booking: id, said, undo }: Telling): Promise<void> {
  const [booking, { mail }] = await Promise.all([askFor(bookingQuery(id)), askFor(configQuery)]);
  const { news } = booking;
  const say = (text: string, ...actions: ToastAction[]) => {
    const [other, action] = actions;
    notify.success([said, text].filter(Boolean).join(said.endsWith(".") ? " " : ". "), {
      ...{ other, action, autoClose: stays },
    });
  };
  const back = { label: bookings.undo, run: () => void undo() };
  if (!news) return said ? say("", back) : undefined;
  const isRemembered = news.what === "moved" && forNext !== undefined && isInCalendar();
  const answer: TellAnswer | null = isRemembered
    ? { choice: forNext ?? "soon", isForNext: true }
    : await ask<TellAnswer | null>(null, (onAnswer) => (
        <TellDialog
          booking={booking}
          hasMail={mail}
          offersNext={news.what === "moved" && isInCalendar()}
          onAnswer={onAnswer}
          onLeave={() => {
            forNext = undefined;
          }}
        />
      ));
  // Another question has taken its place: without an answer they are told.
  if (!answer) return said ? say("", back) : undefined;
  if (answer.choice === "back") return undo();
  const { choice, isForNext } = answer;
  forNext = isForNext ? choice : forNext;
  await tellAs(booking, choice, (text, other) => say(text, back, other));
}

/** Milliseconds that a toast stays that says who is told. */
const stays = 10_000;

/** Does as was chosen, and says so with the way to the other choice. */
async function tellAs(
  booking: DeskBooking,
  choice: TellChoice,
  say: (text: string, other: ToastAction) => void,
): Promise<void> {
  const first = isolate(firstNameOf(booking.name));
  const again = (other: TellChoice) => () =>
    void tellAs(booking, other, (text, action) =>
      notify.success(text, { action, autoClose: stays }),
    );
  const failed = bookings.tell.failed(first);
  try {
    if (choice === "myself") return await copyMessage(booking);
    const request = { params: { id: booking._id }, body: { tell: choice } };
    await write(bookingEndpoints.tell, request, { failed });
    if (choice === "never") {
      say(bookings.tell.notTold(first), {
        label: bookings.tell.button(first),
        run: again("soon"),
      });
    } else {
      say(bookings.tell.toldSoon(first), { label: bookings.tell.not, run: again("never") });
    }
  } catch {
    // It was said.
  }
}

function isInCalendar(): boolean {
  return calendars.test(location.pathname);
}
