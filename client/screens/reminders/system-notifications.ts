import { useEffect, useRef } from "react";
import { listNames } from "../../../shared/lists/list-names.ts";
import type { Reminder } from "../../../shared/reminders.ts";
import { isolate } from "../../lib/format/isolate.ts";
import { joined } from "../../lib/format/joined.ts";
import { countdown, sayComing } from "./words.ts";

/**
 * Shows what comes while the user looks at something else as a notification of the system, where that
 * was allowed. What had come when the page was opened is only shown in it. Undefined: not known yet.
 */
export function useSystemNotifications(come: readonly Reminder[] | undefined, now: string) {
  const known = useRef<Map<string, Notification | undefined>>(undefined);
  useEffect(() => {
    if (!come) return;
    const before = known.current;
    known.current = new Map(
      come.map((reminder) => {
        const key = `${reminder._id} ${reminder.at}`;
        const isNews = before !== undefined && !before.has(key);
        return [key, isNews ? show(key, reminder, now) : before?.get(key)];
      }),
    );
    // Answered here or on another device.
    for (const [key, notification] of before ?? []) {
      if (!known.current.has(key)) notification?.close();
    }
  }, [come, now]);
}

function show(tag: string, { appointment }: Reminder, now: string): Notification | undefined {
  if (!("Notification" in window) || Notification.permission !== "granted") return;
  if (!document.hidden && document.hasFocus()) return;
  const { title, customer, company } = appointment;
  const names = listNames(customer.name, company.name).map(isolate);
  const text = joined([countdown(appointment, now), ...names]);
  try {
    // Of several tabs with the same tag, the system shows one.
    const notification = new Notification(sayComing(isolate(title), appointment, now), {
      body: text,
      tag,
      icon: "/icon-192.png",
    });
    notification.addEventListener("click", () => {
      window.focus();
      notification.close();
    });
    return notification;
  } catch {
    // Browsers of phones show none without a service worker.
    return;
  }
}
