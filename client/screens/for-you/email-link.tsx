import { useState } from "react";
import type { Settings } from "../../../shared/account/settings.ts";
import { lazyModule } from "../../lib/browser/lazy-module.ts";
import { useSettings } from "../../lib/use-settings.ts";
import { linkClass } from "../../ui/page.tsx";

const dialogs = lazyModule(() => import("./email-dialog.tsx"));

/** Says how soon the soonest comes, and opens the rows for each kind. */
export function EmailLink() {
  const { forYou } = useSettings();
  const [isOpen, setOpen] = useState(false);
  const part = dialogs.use(isOpen, () => setOpen(false));
  return (
    <>
      <button type="button" className={linkClass} onClick={() => setOpen(true)}>
        Email: {soonest(forYou)}
      </button>
      {part && <part.EmailDialog open={isOpen} onOpenChange={setOpen} />}
    </>
  );
}

function soonest(forYou: Settings["forYou"]): string {
  const times = new Set(Object.values(forYou));
  if (times.has("atOnce")) return "at once";
  return times.has("daily") ? "daily" : "never";
}
