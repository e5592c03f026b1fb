import { common } from "../../../../shared/words/en/common.ts";
import { imports } from "../../../../shared/words/en/imports.ts";
import { Menu } from "../../../ui/menu/menu.tsx";
import type { Source } from "../read/source.ts";
import { readAgain } from "../read-input.ts";
import { delimiterNames, encodingNames, nameOfFormat } from "./how-read.ts";

/** "Google Contacts, 1,240 rows, UTF-8, comma": what was guessed opens a menu to correct it. */
export function ReadAs({ source }: { source: Source }) {
  const { program, format, rows, sheet, sheets, encoding, delimiter } = source;
  return (
    <p className="text-13 text-ink-3">
      {common.list(program ?? nameOfFormat(format), imports.rows(rows.length))}
      {sheet !== null && sheets.length > 1 && (
        <>
          ,{" "}
          <Guess
            label={imports.readAs.sheet}
            value={sheet}
            choices={Object.fromEntries(sheets.map((name) => [name, name]))}
            onChoose={(next) => void readAgain({ sheet: next })}
          />
        </>
      )}
      {encoding !== null && (
        <>
          ,{" "}
          <Guess
            label={imports.readAs.encoding}
            value={encoding}
            choices={encodingNames()}
            onChoose={(next) => void readAgain({ encoding: next })}
          />
        </>
      )}
      {delimiter !== null && (
        <>
          ,{" "}
          <Guess
            label={imports.readAs.separator}
            value={delimiter}
            choices={delimiterNames()}
            onChoose={(next) => void readAgain({ delimiter: next })}
          />
        </>
      )}
    </p>
  );
}

type GuessProps = {
  label: string;
  value: string;
  choices: Readonly<Record<string, string>>;
  onChoose: (value: string) => void;
};

function Guess({ label, value, choices, onChoose }: GuessProps) {
  const name = choices[value] ?? value;
  return (
    <Menu
      trigger={
        <button
          type="button"
          className="hit-area text-ink-2 underline decoration-line-strong underline-offset-3 hover:text-ink"
          aria-label={imports.named(label, name)}
        >
          {name}
        </button>
      }
    >
      {({ MenuRadios }) => (
        <MenuRadios
          label={label}
          options={Object.entries(choices).map(([each, word]) => ({ value: each, label: word }))}
          value={value}
          onValueChange={onChoose}
        />
      )}
    </Menu>
  );
}
