import { type Settings, settingsEndpoints } from "../../shared/settings.ts";
import { getSession, replaceUser } from "../auth/session.ts";
import { call, failureText } from "../lib/api.ts";
import { notify } from "../ui/toaster.tsx";
import { useSavedMark } from "./use-saved-mark.tsx";

type Changes = { [Part in keyof Settings]?: Partial<Settings[Part]> };

/** Settings that apply at once. `mark` says of a field, in its label's line, that it was saved. */
export function useSaveSettings() {
  const { tell, mark } = useSavedMark();
  const save = async (field: string, changes: Changes) => {
    const before = getSession().user?.settings;
    if (!before) return;
    apply(changes);
    try {
      await call(settingsEndpoints.update, { body: changes });
      tell(field);
    } catch (error) {
      apply(ofThe(changes, before));
      notify.error(failureText(error, "The settings could not be saved. Try again."));
    }
  };
  return { save, mark };
}

function apply({ calendar, formats }: Changes) {
  const { user } = getSession();
  if (!user) return;
  const { settings } = user;
  replaceUser({
    ...user,
    settings: {
      calendar: { ...settings.calendar, ...calendar },
      formats: { ...settings.formats, ...formats },
    },
  });
}

/** What stood where the changes are. */
function ofThe({ calendar = {}, formats = {} }: Changes, before: Settings): Changes {
  const pick = (part: object, names: object) =>
    Object.fromEntries(Object.entries(part).filter(([name]) => name in names));
  return { calendar: pick(before.calendar, calendar), formats: pick(before.formats, formats) };
}
