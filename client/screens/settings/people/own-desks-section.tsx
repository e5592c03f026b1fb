import { Plus } from "lucide-react";
import { type ReactNode, useState } from "react";
import type { Account } from "../../../../shared/account/auth.ts";
import type { OwnDesk } from "../../../../shared/account/desks.ts";
import { desk as words } from "../../../../shared/words/en/desk.ts";
import { notify } from "../../../lib/notify.ts";
import { peopleHere } from "../../../lib/people/people-here.ts";
import { Button } from "../../../ui/button.tsx";
import { FormSection } from "../../../ui/form/form-section.tsx";
import { useGoToDesk } from "../../people/go-to-desk.ts";
import { askForNewDesk } from "../../people/new-desk.ts";
import { countPeople } from "../../people/words.ts";
import { LeaveDialog } from "./hand-over-dialogs.tsx";

/** The desks that the user is on, with the ways to the others and out of this one. */
export function OwnDesksSection({ user }: { user: Account }) {
  const [isLeaving, setLeaving] = useState(false);
  const goTo = useGoToDesk();
  const { desk } = user;
  const people = peopleHere(desk.people);
  const isOnlyOwner =
    desk.role === "owner" && people.filter(({ role }) => role === "owner").length === 1;
  const leave = () => (isOnlyOwner ? notify.error(words.desks.onlyOwner) : setLeaving(true));
  return (
    <FormSection title={words.desks.title}>
      <ul className="-mt-2">
        {desk.desks.map((own) => (
          <Row key={own._id} desk={own} isThis={own._id === desk._id}>
            {own._id !== desk._id ? (
              <Button aria-label={words.desks.switchTo(own.name)} onClick={() => void goTo(own)}>
                {words.desks.switch}
              </Button>
            ) : (
              people.length > 1 && (
                <Button aria-label={words.desks.leaveLabel(own.name)} onClick={leave}>
                  {words.desks.leave}
                </Button>
              )
            )}
          </Row>
        ))}
      </ul>
      <Button icon={<Plus />} className="justify-self-start" onClick={() => void askForNewDesk()}>
        {words.desks.new}
      </Button>
      {isLeaving && <LeaveDialog user={user} onClose={() => setLeaving(false)} />}
    </FormSection>
  );
}

type RowProps = { desk: OwnDesk; isThis: boolean; children: ReactNode };

function Row({ desk, isThis, children }: RowProps) {
  return (
    <li className="flex min-h-[58px] items-center justify-between gap-3 border-b border-line last:border-b-0">
      <div className="min-w-0">
        <p className="flex min-w-0">
          <b className="clipped font-semibold">{desk.name}</b>
          {isThis && <span className="ms-1.5 flex-none text-ink-3">{words.desks.this}</span>}
        </p>
        <small className="block text-13 leading-[18px] text-ink-3">
          {desk.people === 1
            ? words.desks.alone[desk.role]
            : words.desks.withOthers[desk.role](countPeople(desk))}
        </small>
      </div>
      {children}
    </li>
  );
}
