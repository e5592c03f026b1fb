import { useLocation, useNavigate } from "@tanstack/react-router";
import { UserPlus } from "lucide-react";
import type { Account } from "../../../../shared/account/auth.ts";
import { desk as words } from "../../../../shared/words/en/desk.ts";
import { peopleHere } from "../../../lib/people/people-here.ts";
import { may } from "../../../lib/people/rights.ts";
import { Button } from "../../../ui/button.tsx";
import { FormSection } from "../../../ui/form/form-section.tsx";
import { SettingsColumns } from "../settings-columns.tsx";
import { DeskName } from "./desk-name.tsx";
import { InviteDialog } from "./invite-dialog.tsx";
import { InvitedSection } from "./invited-section.tsx";
import { OwnDesksSection } from "./own-desks-section.tsx";
import { PersonRow } from "./person-row.tsx";

/** Who is on the desk, and the user's other desks. */
export function PeopleTab({ user }: { user: Account }) {
  const mayChange = may("desk");
  const { desk } = user;
  const people = peopleHere(desk.people);
  const isInviting = useLocation({ select: ({ hash }) => hash === "invite" });
  const navigate = useNavigate();
  /** In the address, so that the palette can open it. */
  const invite = (hash: "" | "invite") =>
    void navigate({
      to: "/dashboard/settings",
      search: { tab: "people" },
      hash,
      replace: true,
      resetScroll: false,
    });
  return (
    <SettingsColumns aside={<RoleFacts />}>
      <FormSection title={words.title} hint={words.hint}>
        <DeskName key={desk._id} name={desk.name} isFixed={!mayChange} />
      </FormSection>
      <FormSection
        title={words.people.title}
        hint={people.length === 1 ? words.people.onlyYou : words.people.count(people.length)}
      >
        <ul className="-mt-2">
          {people.map((person) => (
            <PersonRow key={person._id} person={person} user={user} isFixed={!mayChange} />
          ))}
        </ul>
        {mayChange && (
          <Button
            icon={<UserPlus />}
            className="justify-self-start"
            onClick={() => invite("invite")}
          >
            {words.people.invite}
          </Button>
        )}
      </FormSection>
      {mayChange && <InvitedSection />}
      <OwnDesksSection user={user} />
      {mayChange && isInviting && <InviteDialog desk={desk} onClose={() => invite("")} />}
    </SettingsColumns>
  );
}

function facts() {
  const { owner, ownerText, member, memberText, reader, readerText, wall, wallText } = words.roles;
  return [
    [owner, ownerText],
    [member, memberText],
    [reader, readerText],
    [wall, wallText],
  ] as const;
}

/** What the roles may do. */
function RoleFacts() {
  return (
    <aside aria-label={words.roles.label} className="border-line-strong pt-5 to-1340:border-t">
      <dl className="to-1340:grid to-1340:grid-cols-2 to-1340:gap-x-6 to-700:grid-cols-1">
        {facts().map(([name, text]) => (
          <div key={name} className="mb-3.5">
            <dt className="text-13 font-semibold">{name}</dt>
            <dd className="mt-px text-13 text-ink-2">{text}</dd>
          </div>
        ))}
      </dl>
    </aside>
  );
}
