import { Plus, X } from "lucide-react";
import { useFormContext, useWatch } from "react-hook-form";
import { appointmentInput } from "../../../../../shared/kinds/appointments.ts";
import { together } from "../../../../../shared/words/en/together.ts";
import { nameOfPerson } from "../../../../lib/people/people-here.ts";
import { timeOf } from "../../../../lib/queries/bookings.ts";
import { fieldOf } from "../../../../ui/form/form-field.tsx";
import { Duo } from "../../../../ui/form/form-section.tsx";
import { Menu } from "../../../../ui/menu/menu.tsx";
import { Select } from "../../../../ui/menu/select.tsx";
import { personOptions } from "../../../../ui/people/person-options.tsx";
import { SquareOf } from "../../../../ui/text/person-square.tsx";
import { askForTime } from "../../people/find/ask-for-time.tsx";
import { FindButton } from "../../people/find/find-button.tsx";
import { shortNameOf } from "../../people/names.ts";
import { useHosts } from "../../people/workers.ts";

const Field = fieldOf(appointmentInput);

/** In whose calendar it is, and who else attends. */
export function PeopleFields() {
  const hosts = useHosts();
  const { getValues, setValue } = useFormContext();
  const host = String(useWatch({ name: "host" }) ?? "");
  // Who has left keeps what is theirs until somebody takes it over.
  const known = hosts.map(({ _id }) => _id);
  const left = { _id: host, name: nameOfPerson(host), hasLeft: true } as const;
  const choices = host === "" || known.includes(host) ? hosts : [...hosts, left];
  return (
    <Duo>
      <Field name="host" optional={false}>
        {(control) => (
          <Select
            {...control}
            marked
            options={personOptions(choices, 22)}
            value={host}
            onValueChange={(id) => {
              control.onChange(id);
              // Whose calendar it is need not be named as well.
              const attending: string[] = getValues("attending") ?? [];
              const others = attending.filter((one) => one !== id);
              setValue("attending", others, { shouldDirty: true });
            }}
          />
        )}
      </Field>
      <Field name="attending" group optional>
        {({ value, onChange }) => (
          <Attending
            ids={Array.isArray(value) ? value : []}
            others={known.filter((id) => id !== host)}
            onChange={onChange}
          />
        )}
      </Field>
    </Duo>
  );
}

/** Looks for a time that suits the people of the form, which is then filled in. */
export function FindTimeButton({ ownId }: { ownId: string | undefined }) {
  const { getValues, setValue } = useFormContext();
  const fill = (name: string, value: unknown) =>
    setValue(name, value, { shouldDirty: true, shouldValidate: true });
  const find = async () => {
    const { host, attending = [], date, duration } = getValues();
    const taken = await askForTime({
      people: [host, ...attending].filter(Boolean),
      day: String(date ?? "").slice(0, 10),
      length: Number(duration),
      ownId,
    });
    if (!taken) return;
    const { people } = taken;
    // Whose calendar it is in stays, unless they were taken out.
    const next = people.includes(host) ? host : people[0];
    fill("host", next);
    fill(
      "attending",
      people.filter((id) => id !== next),
    );
    fill("duration", taken.length);
    fill("date", `${taken.date}T${timeOf(taken.start)}`);
  };
  return (
    <FindButton
      className="justify-self-start to-700:justify-self-stretch"
      onFind={() => void find()}
    />
  );
}

interface AttendingProps {
  ids: readonly string[];
  /** All who could attend. */
  others: readonly string[];
  onChange: (ids: string[]) => void;
}

/** Those who attend as chips, and a menu of all others. */
function Attending({ ids, others, onChange }: AttendingProps) {
  const rest = others.filter((id) => !ids.includes(id));
  return (
    <div className="field-edge flex min-h-[38px] flex-wrap items-center gap-1.5 p-[5px] to-700:min-h-11">
      {ids.map((id) => (
        <span
          key={id}
          className="inline-flex h-7 items-center gap-1.5 rounded-1 bg-well ps-1.5 text-13 to-700:h-9"
        >
          <SquareOf id={id} size={18} named />
          {shortNameOf(id)}
          <button
            type="button"
            aria-label={together.remove(nameOfPerson(id))}
            className="grid h-full w-6 place-items-center rounded-1 text-ink-3 hover:text-ink to-700:w-9 [--icon:13px]"
            onClick={() => onChange(ids.filter((one) => one !== id))}
          >
            <X />
          </button>
        </span>
      ))}
      {rest.length > 0 && (
        <Menu
          trigger={
            <button
              type="button"
              aria-label={together.addPerson}
              className="inline-flex h-7 items-center gap-1 rounded-1 px-1.5 text-13 text-ink-3 hover:text-ink to-700:h-9 [--icon:14px]"
            >
              <Plus />
              {together.person}
            </button>
          }
        >
          {({ MenuItem }) =>
            rest.map((id) => (
              <MenuItem
                key={id}
                icon={<SquareOf id={id} size={18} named />}
                onClick={() => onChange([...ids, id])}
              >
                {nameOfPerson(id)}
              </MenuItem>
            ))
          }
        </Menu>
      )}
    </div>
  );
}
