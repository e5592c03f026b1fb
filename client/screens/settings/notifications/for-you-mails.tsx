import type { MailTime, Settings } from "../../../../shared/account/settings.ts";
import { settings as words } from "../../../../shared/words/en/settings.ts";
import { useSettings } from "../../../lib/use-settings.ts";
import { Segments } from "../../../ui/form/segments.tsx";
import { useSaveSettings } from "../use-save-settings.tsx";
import { useHasMail } from "./use-has-mail.ts";

type Reason = keyof Settings["forYou"];

const reasons: readonly Reason[] = ["mention", "task", "handed", "appointment"];
const times: readonly MailTime[] = ["atOnce", "daily", "never"];

/** When each kind of what is for somebody is emailed to them; applies at once. */
export function ForYouMails() {
  const { forYou } = useSettings();
  const { save, mark } = useSaveSettings();
  const hasMail = useHasMail();
  return (
    <ul className="grid">
      {reasons.map((reason) => (
        <li
          key={reason}
          className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5 border-b border-line py-2.5 first:pt-0"
        >
          <span className="flex items-baseline gap-2">
            {words.forYou.reasons[reason]} {mark(reason)}
          </span>
          <Segments
            aria-label={words.forYou.reasons[reason]}
            segments={times.map((value) => ({ value, label: words.forYou.times[value] }))}
            value={forYou[reason]}
            onValueChange={(time) => void save(reason, { forYou: { [reason]: time } })}
          />
        </li>
      ))}
      <li className="pt-2.5 text-13 leading-[18px] text-ink-3">
        {hasMail ? words.forYou.note : words.noMail}
      </li>
    </ul>
  );
}
