import { useState } from "react";
import { Button } from "../../ui/button.tsx";
import { Textarea } from "../../ui/field.tsx";
import { FieldFrame } from "../../ui/field-frame.tsx";

/** Takes a table that is pasted, at once; one that is typed or dragged here, with a button. */
export function PasteField({ onTable }: { onTable: (text: string) => void }) {
  const [text, setText] = useState("");
  return (
    <div className="mt-6">
      <FieldFrame label="Or paste a table">
        <Textarea
          rows={3}
          className="min-h-19!"
          placeholder="Copy the cells in Excel, Numbers or Google Sheets and paste them here, with the heading row"
          spellCheck={false}
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
          onPaste={(event) => {
            const pasted = event.clipboardData.getData("text/plain");
            if (text !== "" || !/[\t\n]/.test(pasted.trim())) return;
            event.preventDefault();
            onTable(pasted);
          }}
        />
      </FieldFrame>
      {text.trim() !== "" && (
        <Button className="mt-2" onClick={() => onTable(text)}>
          Read the Table
        </Button>
      )}
    </div>
  );
}
