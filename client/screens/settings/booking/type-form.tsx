import { useState } from "react";
import type { Account } from "../../../../shared/account/auth.ts";
import {
  type MeetingType,
  type MeetingTypeInput,
  meetingTypeInput,
} from "../../../../shared/kinds/meeting-types.ts";
import { bookable } from "../../../../shared/words/en/bookable.ts";
import { ApiError, failureText } from "../../../lib/api-error.ts";
import { notify } from "../../../lib/notify.ts";
import { Button } from "../../../ui/button.tsx";
import { FormEnd } from "../../../ui/form/form-section.tsx";
import { SettingsColumns } from "../settings-columns.tsx";
import { saveType, type Whose } from "./booking-queries.ts";
import type { Change, Errors, PartProps } from "./type-part.ts";
import { What } from "./type-what.tsx";
import { Afterwards, When } from "./type-when.tsx";
import { Questions, Who } from "./type-who.tsx";
import { Why } from "./why.tsx";

interface Props {
  user: Account;
  whose: Whose;
  /** Undefined for a new one. */
  found: MeetingType | undefined;
  onClose: () => void;
}

/** A meeting type as a form with a button, for half a change must not be public. */
export function TypeForm({ user, whose, found, onClose }: Props) {
  const [draft, setDraft] = useState<MeetingTypeInput>(() => found ?? newType(whose));
  const [errors, setErrors] = useState<Errors>({});
  const [isBusy, setBusy] = useState(false);
  const change: Change = (changes) => setDraft((before) => ({ ...before, ...changes }));
  const save = async () => {
    const { success, data, error } = meetingTypeInput.safeParse(draft);
    const wrong = error?.issues.map(({ path, message }) => [String(path[0]), message]) ?? [];
    setErrors(Object.fromEntries(wrong.toReversed()));
    if (!success) return;
    setBusy(true);
    try {
      await saveType(found, data);
      onClose();
    } catch (refusal) {
      const fields = refusal instanceof ApiError ? refusal.errors : [];
      setErrors(Object.fromEntries(fields.map(({ path, msg }) => [path, msg])));
      if (fields.length === 0) notify.error(failureText(refusal, bookable.type.failed));
    }
    setBusy(false);
  };
  const parts: PartProps = { draft, change, errors };
  return (
    <SettingsColumns aside={<Why type={draft} />}>
      <form
        aria-label={found ? bookable.types.edit(found.name) : bookable.types.add}
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <What {...parts} />
        <When {...parts} user={user} />
        <Who {...parts} user={user} />
        <Questions {...parts} />
        <Afterwards {...parts} />
        <FormEnd>
          <Button type="submit" variant="primary" busy={isBusy} busyLabel={bookable.type.saving}>
            {bookable.type.save}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {bookable.type.cancel}
          </Button>
        </FormEnd>
      </form>
    </SettingsColumns>
  );
}

function newType(page: Whose): MeetingTypeInput {
  const facts = { name: bookable.type.firstName, lengths: [30], place: "phone" } as const;
  return {
    ...meetingTypeInput.parse({ ...facts, takenBy: page === "desk" ? "inTurn" : "owner" }),
    page,
    takers: [],
  };
}
