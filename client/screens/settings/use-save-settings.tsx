import { useEffect, useState } from "react";
import { type Settings, settingsEndpoints } from "../../../shared/account/settings.ts";
import { settings as words } from "../../../shared/words/en/settings.ts";
import { getSession, replaceUser } from "../../lib/session.ts";
import { succeeds, write } from "../../lib/write/write.ts";

export type SettingsChanges = { [Part in keyof Settings]?: Partial<Settings[Part]> };

/** Settings that apply at once. `mark` says of a field, in its label's line, that it was saved. */
export function useSaveSettings() {
  const { tell, mark } = useSavedMark();
  const save = async (field: string, changes: SettingsChanges) => {
    const before = getSession().user?.settings;
    if (!before) return;
    await succeeds(
      write(
        settingsEndpoints.update,
        { body: changes },
        {
          paint: () => {
            apply(changes);
            return () => apply(ofThe(changes, before));
          },
          saved: () => tell(field),
          failed: words.saveFailed,
          refresh: "never",
        },
      ),
    );
  };
  return { save, mark };
}

function apply({ calendar, formats, forYou, mails, templates }: SettingsChanges) {
  const { user } = getSession();
  if (!user) return;
  const { settings } = user;
  replaceUser({
    ...user,
    settings: {
      calendar: { ...settings.calendar, ...calendar },
      formats: { ...settings.formats, ...formats },
      forYou: { ...settings.forYou, ...forYou },
      mails: { ...settings.mails, ...mails },
      templates: { ...settings.templates, ...templates },
    },
  });
}

/** What stood where the changes are. */
function ofThe(
  { calendar = {}, formats = {}, forYou = {}, mails = {}, templates = {} }: SettingsChanges,
  before: Settings,
): SettingsChanges {
  const pick = (part: object, names: object) =>
    Object.fromEntries(Object.entries(part).filter(([name]) => name in names));
  return {
    calendar: pick(before.calendar, calendar),
    formats: pick(before.formats, formats),
    forYou: pick(before.forYou, forYou),
    mails: pick(before.mails, mails),
    templates: pick(before.templates, templates),
  };
}

/** Milliseconds that "Saved" stays. */
const shown = 2000;

/** `mark` says of a field, in its label's line, that it was saved; `tell` has it say so. */
export function useSavedMark() {
  const [saved, setSaved] = useState("");
  useEffect(() => {
    if (!saved) return;
    const timer = setTimeout(() => setSaved(""), shown);
    return () => clearTimeout(timer);
  }, [saved]);

  const mark = (field: string) => (
    <span role="status" className="text-13 font-normal text-ink-3">
      {saved === field && words.saved}
    </span>
  );
  return { tell: setSaved, mark };
}
