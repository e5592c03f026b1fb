import { useState } from "react";
import { Textarea } from "../../../ui/form/field.tsx";

interface SavedTextProps {
  value: string;
  onSave: (value: string) => void;
  rows: number;
}

/** A text that is saved on leaving the field. */
export function SavedText({ value, onSave, rows }: SavedTextProps) {
  const [typed, setTyped] = useState<string>();
  return (
    <Textarea
      rows={rows}
      maxLength={1000}
      value={typed ?? value}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={() => {
        if (typed !== undefined && typed !== value) onSave(typed);
        setTyped(undefined);
      }}
    />
  );
}
