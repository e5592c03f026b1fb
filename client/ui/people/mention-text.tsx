import { findMentions } from "../../../shared/account/mentions.ts";
import { firstNameOf } from "../../../shared/matching/first-name.ts";
import { useSession } from "../../lib/session.ts";
import { cx } from "../class-names.ts";

/** A text with those whom it mentions by their names of today. */
export function MentionText({ text }: { text: string }) {
  const { user } = useSession();
  const people = user?.desk.people ?? [];
  let place = 0;
  const parts = findMentions(text, people).map(({ _id, start, end }) => {
    const before = text.slice(place, start);
    place = end;
    return { _id, before, written: text.slice(start + 1, end), start };
  });
  return (
    <>
      {parts.map(({ _id, before, written, start }) => {
        const person = people.find((one) => one._id === _id);
        const isCurrent = person?.name.toLowerCase().startsWith(written.toLowerCase());
        return (
          <span key={start}>
            {before}
            <span
              title={person?.name}
              className={cx(
                "-mx-px rounded-[3px] px-1 py-px font-semibold whitespace-nowrap",
                _id === user?._id
                  ? "bg-accent-wash text-accent"
                  : "bg-[color-mix(in_oklab,var(--ink)_8%,transparent)]",
              )}
            >
              @{isCurrent ? written : firstNameOf(person?.name ?? written)}
            </span>
          </span>
        );
      })}
      {text.slice(place)}
    </>
  );
}
