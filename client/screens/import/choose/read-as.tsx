import { countOf } from "../../../lib/format/count.ts";
import { Menu } from "../../../ui/menu/menu.tsx";
import { delimiters } from "../read/csv.ts";
import { encodings } from "../read/encoding.ts";
import { formatNames, type Source } from "../read/source.ts";
import { readAgain } from "../read-input.ts";

/** "Google Contacts, 1,240 rows, UTF-8, comma": what was guessed opens a menu to correct it. */
export function ReadAs({ source }: { source: Source }) {
  const { program, format, rows, sheet, sheets, encoding, delimiter } = source;
  return (
    <p className="text-13 text-ink-3">
      {program ?? formatNames[format]}, {countOf(rows.length, "row")}
      {sheet !== null && sheets.length > 1 && (
        <>
          ,{" "}
          <Guess
            label="Sheet"
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
            label="Encoding"
            value={encoding}
            choices={encodings}
            onChoose={(next) => void readAgain({ encoding: next })}
          />
        </>
      )}
      {delimiter !== null && (
        <>
          ,{" "}
          <Guess
            label="Separator"
            value={delimiter}
            choices={delimiters}
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
          aria-label={`${label}: ${name}`}
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
