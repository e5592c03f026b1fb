import { useState } from "react";
import type { User } from "../../../shared/auth.ts";
import { browserZone } from "../../lib/dates.ts";
import { lazyModule } from "../../lib/lazy-module.ts";
import { Input } from "../../ui/field.tsx";
import { keepIn } from "./kept-zones.ts";
import { saveZone } from "./save-zone.ts";
import { listZones } from "./zones.ts";

/** The list is loaded after the page. */
const lists = lazyModule(() => import("../../ui/combobox.tsx"));

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
      emptyText="No such time zone"
    />
  );
}
