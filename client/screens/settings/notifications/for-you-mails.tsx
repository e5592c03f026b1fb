import type { MailTime, Settings } from "../../../../shared/account/settings.ts";
import { useSettings } from "../../../lib/use-settings.ts";
import { Segments } from "../../../ui/form/segments.tsx";
import { useSaveSettings } from "../use-save-settings.tsx";
import { useHasMail } from "./use-has-mail.ts";

type Reason = keyof Settings["forYou"];

const rows: readonly [reason: Reason, words: string][] = [
  ["mention", "Mentions"],
  ["task", "Tasks given to you"],
  ["handed", "Handed over to you"],
  ["appointment", "Added to an appointment"],
];

const times: readonly { value: MailTime; label: string }[] = [
  { value: "atOnce", label: "At once" },
  { value: "daily", label: "Daily" },
  { value: "never", label: "Never" },
];

/** When each kind of what is for somebody is emailed to them; applies at once. */
export function ForYouMails() {
  const { forYou } = useSettings();
  const { save, mark } = useSaveSettings();
  const hasMail = useHasMail();
  return (
    <ul className="grid">
      {rows.map(([reason, words]) => (
        <li
          key={reason}
          className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5 border-b border-line py-2.5 first:pt-0"
        >
          <span className="flex items-baseline gap-2">
            {words} {mark(reason)}
          </span>
          <Segments
            aria-label={words}
            segments={times}
            value={forYou[reason]}
            onValueChange={(time) => void save(reason, { forYou: { [reason]: time } })}
          />
        </li>
      ))}
      <li className="pt-2.5 text-13 leading-[18px] text-ink-3">
        {hasMail
          ? "Daily goes with the agenda. Invitations come at once."
          : "This server isn’t set up to send email. Ask whoever runs it."}
      </li>
    </ul>
  );
}
