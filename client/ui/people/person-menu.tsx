import { ChevronDown } from "lucide-react";
import { firstNameOf } from "../../../shared/matching/first-name.ts";
import { whose } from "../../../shared/words/en/whose.ts";
import { labelOf } from "../../lib/people/label-of.ts";
import { may } from "../../lib/people/rights.ts";
import { workersHere } from "../../lib/people/workers-here.ts";
import { useSession } from "../../lib/session.ts";
import { cx } from "../class-names.ts";
import { Menu } from "../menu/menu.tsx";
import { Select } from "../menu/select.tsx";
import { SquareOf } from "../text/person-square.tsx";
import type { handOverItem } from "./hand-over.tsx";
import { Here } from "./here.tsx";
import { personOptions } from "./person-options.tsx";

type PersonMenuProps = {
  /** What the person is of the record: "Responsible". */
  label: string;
  value: string;
  /** Above the choices. */
  heading?: string;
  /** Hears whom the user has chosen. */
  onChange: (person: { _id: string; name: string }) => void;
  /** In a row: first name only, without an arrow. */
  small?: boolean;
  /** The last item of the menu, where more than this record can go. */
  handOver?: ReturnType<typeof handOverItem>;
};

/** Somebody on the desk as a button that opens a menu of all who can take over. */
export function PersonMenu({
  label,
  value,
  heading,
  onChange,
  small = false,
  handOver,
}: PersonMenuProps) {
  const all = useSession().user?.desk.people ?? [];
  const canChange = may("write");
  const name = nameOfPerson(value, all);
  const shown = (
    <>
      <SquareOf id={value} size={20} named />
      <span className="clipped">{small ? firstNameOf(name) : name}</span>
    </>
  );
  if (!canChange) return <span className="inline-flex min-w-0 items-center gap-2">{shown}</span>;
  const people = workersHere(all);
  return (
    <Menu
      trigger={
        <button
          type="button"
          aria-label={name ? whose.change(label, name) : whose.changeNobody(label)}
          className={cx(
            "hit-area inline-flex min-w-0 items-center gap-2 rounded-1 hover:text-ink",
            !small && "h-[26px]",
          )}
        >
          {name ? shown : <span className="text-ink-3">{whose.nobody}</span>}
          {!small && <ChevronDown className="size-3.5 flex-none text-ink-3" />}
        </button>
      }
    >
      {(pieces) => (
        <>
          {heading && (
            <p aria-hidden="true" className="px-2.5 pt-1.5 pb-1 text-13 text-ink-3">
              {heading}
            </p>
          )}
          <pieces.MenuRadios
            label={heading ?? label}
            options={personOptions(people, 18)}
            value={value}
            onValueChange={(id) => {
              const chosen = people.find(({ _id }) => _id === id);
              if (chosen) onChange(chosen);
            }}
          />
          {handOver && <pieces.MenuSeparator />}
          {handOver?.(pieces)}
        </>
      )}
    </Menu>
  );
}

/** Who else is on the record. */
export const Others = Here;

/** Nothing of one's own. */
export function AskedBy({ giver, assignee }: { giver: string; assignee: string }) {
  const people = useSession().user?.desk.people ?? [];
  if (!giver || giver === assignee) return null;
  const [from, to] = [giver, assignee].map((id) => firstNameOf(nameOfPerson(id, people)));
  return <span>{whose.asked(from ?? "", to ?? "")}</span>;
}

/** Narrows a list to one person, those who have left among them. */
export function EveryoneSelect({
  value,
  onValueChange,
}: {
  value: string | undefined;
  onValueChange: (id: string | undefined) => void;
}) {
  const people = useSession().user?.desk.people ?? [];
  return (
    <Select
      aria-label={whose.label}
      options={[{ value: "all", label: whose.everyone }, ...personOptions(people, 18)]}
      value={value ?? "all"}
      onValueChange={(next) => onValueChange(next === "all" ? undefined : next)}
    />
  );
}

/** Only the square: in a card, or beside what somebody has written. */
export function PersonSmall({ id, isAuthor = false }: { id: string; isAuthor?: boolean }) {
  return isAuthor ? (
    <SquareOf id={id} size={20} className="to-700:size-[18px]!" />
  ) : (
    <SquareOf id={id} size={18} className="ms-2 align-middle" />
  );
}

/** The square and the first name in a cell of a table or a line. */
export function PersonWords({ id, size = 20 }: { id: string; size?: 18 | 20 }) {
  const all = useSession().user?.desk.people ?? [];
  return (
    <span className="flex min-w-0 items-center gap-2">
      <SquareOf id={id} size={size} named />
      <span className="clipped" title={nameOfPerson(id, all)}>
        {firstNameOf(nameOfPerson(id, all))}
      </span>
    </span>
  );
}

/** With a mark for who has left; empty for nobody. */
function nameOfPerson(
  id: string,
  people: readonly { _id: string; name: string; hasLeft?: true | undefined }[],
): string {
  const found = people.find(({ _id }) => _id === id);
  return found ? labelOf(found) : "";
}
