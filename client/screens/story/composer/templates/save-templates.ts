import type { LetterTemplate } from "../../../../../shared/account/letter-templates.ts";
import { settingsEndpoints } from "../../../../../shared/account/settings.ts";
import { letters as words } from "../../../../../shared/words/en/letters.ts";
import { getSession, replaceUser } from "../../../../lib/session.ts";
import { succeeds, write } from "../../../../lib/write/write.ts";

/** All of the user’s, as they are from now on. */
export function saveTemplates(letters: readonly LetterTemplate[], done: string): Promise<boolean> {
  const before = getSession().user?.settings.templates.letters ?? [];
  const show = (templates: readonly LetterTemplate[]) => {
    const { user } = getSession();
    if (!user) return;
    const settings = { ...user.settings, templates: { letters: [...templates] } };
    replaceUser({ ...user, settings });
  };
  return succeeds(
    write(
      settingsEndpoints.update,
      { body: { templates: { letters: [...letters] } } },
      {
        paint: () => {
          show(letters);
          return () => show(before);
        },
        done,
        failed: words.saveFailed,
        refresh: "never",
      },
    ),
  );
}
