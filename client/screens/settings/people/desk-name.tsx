import { type KeyboardEvent, useState } from "react";
import { deskName } from "../../../../shared/account/desks.ts";
import { desk } from "../../../../shared/words/en/desk.ts";
import { Input } from "../../../ui/form/field.tsx";
import { FieldFrame } from "../../../ui/form/field-frame.tsx";
import { useSavedMark } from "../use-save-settings.tsx";
import { renameDesk } from "./people-queries.ts";

/** Saved on leaving the field; Esc takes back what was typed. */
export function DeskName({ name, isFixed }: { name: string; isFixed: boolean }) {
  const [typed, setTyped] = useState<string>();
  const [error, setError] = useState<string>();
  const { tell, mark } = useSavedMark();
  if (isFixed) {
    return (
      <div>
        <p className="text-13 font-semibold">{desk.name}</p>
        <p className="mt-1 break-words">{name}</p>
      </div>
    );
  }

  const save = async () => {
    if (typed === undefined) return;
    const { success, data, error: wrong } = deskName.safeParse(typed);
    setError(wrong?.issues[0]?.message);
    if (!success) return;
    if (data !== name && !(await renameDesk(data))) return;
    if (data !== name) tell("name");
    setTyped(undefined);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === "Enter") void save();
    if (event.key !== "Escape" || typed === undefined) return;
    event.preventDefault();
    setTyped(undefined);
    setError(undefined);
  };
  return (
    <FieldFrame
      label={desk.name}
      aside={mark("name")}
      error={error}
      className="max-w-[276px] to-700:max-w-none"
    >
      <Input
        value={typed ?? name}
        maxLength={100}
        autoComplete="off"
        aria-invalid={error ? true : undefined}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={() => void save()}
        onKeyDown={onKeyDown}
      />
    </FieldFrame>
  );
}
