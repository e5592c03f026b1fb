import { defaultSettings, type Settings } from "../../shared/account/settings.ts";
import { useSession } from "./session.ts";

/** How the calendar works for the user, and how dates, times and money are written. */
export function useSettings(): Settings {
  return useSession().user?.settings ?? defaultSettings;
}
