import { useQuery } from "@tanstack/react-query";
import { CalendarOff } from "lucide-react";
import type { Account } from "../../../../shared/account/auth.ts";
import { settings } from "../../../../shared/words/en/settings.ts";
import { absencesQuery, nextAbsence, wordsOfAbsence } from "../../../lib/people/absences.ts";
import { Button } from "../../../ui/button.tsx";
import { FormSection } from "../../../ui/form/form-section.tsx";
import { openAway } from "../../../ui/people/away.tsx";

/** When the user is away from this desk, and who stands in. */
export function AwaySection({ user: { _id, desk } }: { user: Account }) {
  const absence = nextAbsence(useQuery(absencesQuery).data, _id);
  return (
    <FormSection title={settings.away.title} hint={settings.away.hint(desk.name)}>
      {absence && <p>{wordsOfAbsence(absence)}</p>}
      <Button
        icon={<CalendarOff />}
        className="justify-self-start"
        onClick={() => void openAway({ person: _id, absence })}
      >
        {settings.away.button}
      </Button>
    </FormSection>
  );
}
