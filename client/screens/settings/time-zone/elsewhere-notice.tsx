import { Globe } from "lucide-react";
import { useState } from "react";
import type { User } from "../../../../shared/account/auth.ts";
import { toWallClock } from "../../../../shared/dates/dates.ts";
import { zone } from "../../../../shared/words/en/zone.ts";
import { browserZone, formatClock } from "../../../lib/dates/dates.ts";
import { notify } from "../../../lib/notify.ts";
import { Button } from "../../../ui/button.tsx";
import {
  forgetKept,
  haveSameClock,
  isKeptIn,
  isPlace,
  keepIn,
  placeOf,
  saveZone,
} from "./zones.ts";

/** Asks once in each browser and zone whether the account is to follow it. */
export function ElsewhereNotice({ user }: { user: User }) {
  const here = browserZone();
  const account = user.timeZone ?? here;
  const [kept, setKept] = useState(() => isKeptIn(user._id, here));
  const [isSaving, setIsSaving] = useState(false);
  if (kept || haveSameClock(account, here)) return null;

  const keep = () => {
    keepIn(user._id, here);
    setKept(true);
  };
  const use = async () => {
    setIsSaving(true);
    if (await saveZone(here)) {
      forgetKept(user._id);
      notify.success(zone.now(placeOf(here)));
    }
    setIsSaving(false);
  };
  const thereNow = formatClock(toWallClock(new Date().toISOString(), account).slice(11, 16));
  return (
    <section
      aria-label={zone.title}
      className="mb-5 flex flex-wrap items-center gap-x-4 gap-y-3 rounded-2 bg-notice-wash px-3.5 py-[11px] print:hidden forced-colors:border"
    >
      <Globe aria-hidden="true" className="flex-none text-notice" />
      <div className="min-w-0 flex-[1_1_280px]">
        <p className="font-medium text-notice">
          {isPlace(here) ? zone.inPlace(placeOf(here)) : zone.inZone(here)}
        </p>
        <p className="mt-0.5 text-13 text-ink-2">{zone.there(placeOf(account), thereNow)}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" size="sm" busy={isSaving} onClick={() => void use()}>
          {zone.use(placeOf(here))}
        </Button>
        <Button size="sm" onClick={keep}>
          {zone.keep(placeOf(account))}
        </Button>
      </div>
    </section>
  );
}
