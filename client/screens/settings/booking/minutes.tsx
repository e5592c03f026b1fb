import { FieldFrame } from "../../../ui/form/field-frame.tsx";
import { Select } from "../../../ui/menu/select.tsx";

interface MinutesProps {
  label: string;
  options: readonly number[];
  value: number;
  say: (value: number) => string;
  onChange: (value: number) => void;
}

/** What the API alone can set is kept. */
export function Minutes({ label, options, value, say, onChange }: MinutesProps) {
  const all = options.includes(value) ? options : [...options, value];
  return (
    <FieldFrame label={label}>
      <Select
        options={all.map((one) => ({ value: String(one), label: say(one) }))}
        value={String(value)}
        onValueChange={(next) => onChange(Number(next))}
      />
    </FieldFrame>
  );
}
