import { useState } from "react";
import type { MailTime, Settings } from "../../../shared/account/settings.ts";
import { inbox } from "../../../shared/words/en/inbox.ts";
import { lazyModule } from "../../lib/browser/lazy-module.ts";
import { useSettings } from "../../lib/use-settings.ts";
import { linkClass } from "../../ui/page.tsx";

const dialogs = lazyModule(() => import("./email-dialog.tsx"));

/** Says how soon the soonest comes, and opens the rows for each kind. */
export function EmailLink() {
  const { forYou: mails } = useSettings();
  const [isOpen, setOpen] = useState(false);
  const part = dialogs.use(isOpen, () => setOpen(false));
  return (
    <>
      <button type="button" className={linkClass} onClick={() => setOpen(true)}>
        {inbox.email[soonest(mails)]}
      </button>
      {part && <part.EmailDialog open={isOpen} onOpenChange={setOpen} />}
    </>
  );
}

function soonest(mails: Settings["forYou"]): MailTime {
  const times = new Set(Object.values(mails));
  if (times.has("atOnce")) return "atOnce";
  return times.has("daily") ? "daily" : "never";
}
