import { useQuery } from "@tanstack/react-query";
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import { isOver } from "../../../shared/outcomes.ts";
import type { Reminder } from "../../../shared/reminders.ts";
import { reminders } from "../../../shared/words/en/reminders.ts";
import { useNow } from "../../lib/dates/use-now.ts";
import { isolate } from "../../lib/format/isolate.ts";
import { timeOf } from "../../lib/queries/bookings.ts";
import { cx } from "../../ui/class-names.ts";
import { usePhone } from "../../ui/use-media.ts";
import { moreClass } from "./corner-card.tsx";
import { CustomerCards } from "./customer-cards.tsx";
import { useAnswers } from "./customer-news.ts";
import { remindersQuery } from "./queries.ts";
import { ReminderCard } from "./reminder-card.tsx";
import { useSystemNotifications } from "./system-notifications.ts";
import { sayComing } from "./words.ts";

/** How many show without being asked for; one on the phone, where each takes a fifth of the screen. */
const most = 3;

/**
 * The reminders that have come, in the lower right corner until they are answered or their appointment
 * is over, below what customers did. The clock that the whole page goes by wakes it: it has no timer of its own.
 */
export function ReminderCards() {
  const { today, minutes } = useNow();
  const now = `${today}T${timeOf(minutes)}`;
  const { data: all = [], isSuccess } = useQuery(remindersQuery);
  const come = all
    .filter(({ at, appointment }) => at.slice(0, 16) <= now && !isOver(appointment, `${now}Z`))
    .sort((one, other) => (one.appointment.date < other.appointment.date ? -1 : 1));
  const [areAllShown, setAreAllShown] = useState(false);
  const few = usePhone() ? 1 : most;
  const shown = areAllShown ? come : come.slice(0, few);
  const more = come.length - shown.length;
  const place = useRef<HTMLDivElement>(null);
  const answers = useAnswers();
  useSystemNotifications(isSuccess ? come : undefined, now);
  useShortcut(place);
  useRoomBelow(place, come.length + answers.length > 0);
  if (areAllShown && come.length <= few) setAreAllShown(false);
  const [newest] = come.toSorted((one, other) => (one.at > other.at ? -1 : 1));

  return (
    <>
      <p role="status" className="sr-only">
        {newest && reminders.reminder(sayNewest(newest, now))}
      </p>
      <div
        ref={place}
        className={cx(
          "fixed inset-e-6 bottom-6 z-side grid w-[min(360px,calc(100vw-32px))] gap-2 to-900:bottom-[calc(72px+env(safe-area-inset-bottom,0px))] to-700:inset-e-4 print:hidden",
          // Otherwise what scrolls would cut off the shadows.
          areAllShown && "max-h-[calc(100dvh-140px)] overflow-y-auto",
        )}
      >
        <CustomerCards answers={answers} few={few} today={today} />
        {come.length > 0 && (
          <section aria-label={reminders.title} className="grid gap-2">
            {shown.map((reminder) => (
              <ReminderCard key={reminder._id} reminder={reminder} now={now} />
            ))}
            {more > 0 && (
              <button type="button" className={moreClass} onClick={() => setAreAllShown(true)}>
                {reminders.more(more)}
              </button>
            )}
          </section>
        )}
      </div>
    </>
  );
}

function sayNewest({ appointment }: Reminder, now: string): string {
  return sayComing(isolate(appointment.title), appointment, now);
}

/** The page can be scrolled so far that its last button is above the cards. */
function useRoomBelow(place: RefObject<HTMLElement | null>, areShown: boolean) {
  useLayoutEffect(() => {
    const cards = place.current;
    if (!areShown || !cards) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() =>
      style.setProperty("--reminders", `${cards.offsetHeight}px`),
    );
    observer.observe(cards);
    return () => {
      observer.disconnect();
      style.removeProperty("--reminders");
    };
  }, [place, areShown]);
}

/** Alt+T goes to a toast, and if there is none, or focus is there already, to the first reminder. */
function useShortcut(place: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!event.altKey || event.code !== "KeyT") return;
      const toast = document.querySelector(".Toastify__toast");
      const isThere = document.activeElement?.closest(".Toastify__toast");
      if (toast && !isThere) return;
      const button = place.current?.querySelector("button");
      if (!button) return;
      event.preventDefault();
      button.focus();
    };
    // Before the toaster's own, which would move focus to the toast.
    document.addEventListener("keydown", press, true);
    return () => document.removeEventListener("keydown", press, true);
  }, [place]);
}
