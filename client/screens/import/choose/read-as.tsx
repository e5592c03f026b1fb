import { common } from "../../../../shared/words/en/common.ts";
import { imports } from "../../../../shared/words/en/imports.ts";
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
            choices={encodings}
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
            choices={delimiters}
            onChoose={(next) => void readAgain({ delimiter: next })}
          />
        </>
      )}
    </p>
  );
}

/** What a format is called, where the program that wrote the file is not known. */
function nameOfFormat(format: Source["format"]): string {
  return format === "paste" || format === "ics" ? imports.formats[format] : formatNames[format];
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
