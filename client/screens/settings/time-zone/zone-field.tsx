import { useState } from "react";
import type { User } from "../../../../shared/account/auth.ts";
import { zone as words } from "../../../../shared/words/en/zone.ts";
import { lazyModule } from "../../../lib/browser/lazy-module.ts";
import { browserZone } from "../../../lib/dates/dates.ts";
import { Input } from "../../../ui/form/field.tsx";
import { keepIn, listZones, saveZone } from "./zones.ts";

/** The list is loaded after the page. */
const lists = lazyModule(() => import("../../../ui/menu/combobox.tsx"));

type ZoneFieldProps = { user: User; onSaved: () => void };

/** The zone that days, reminders and the calendar for others follow. */
export function ZoneField({ user, onSaved }: ZoneFieldProps) {
  const own = user.timeZone ?? browserZone();
  const [zones] = useState(() => listZones(own));
  const list = lists.use(true);
  const chosen = zones.find(({ value }) => value === own) ?? { value: own, label: own };
  if (!list) return <Input value={chosen.label} readOnly />;

  const choose = async (zone: string) => {
    // Chosen here on purpose: this device need not ask whether its own is meant.
    keepIn(user._id, browserZone());
    if (await saveZone(zone)) onSaved();
  };
  return (
    <list.Combobox
      items={zones}
      value={chosen}
      onValueChange={(next) => next && void choose(next.value)}
      emptyText={words.none}
    />
  );
}
