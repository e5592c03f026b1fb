import { lazyModule } from "../../lib/browser/lazy-module.ts";

const cards = lazyModule(() => import("./reminder-cards.tsx"));

/** Reminders of appointments, on every screen; loaded once the page has rested. */
export function Reminders() {
  const part = cards.use();
  return part ? <part.ReminderCards /> : null;
}
