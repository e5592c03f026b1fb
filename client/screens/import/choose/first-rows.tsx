import { imports } from "../../../../shared/words/en/imports.ts";
import { Cell, HeadCell, Table } from "../../../ui/table/table.tsx";
import type { Match } from "../match/column-match.ts";
import { shownHeading } from "../read/in-words.ts";
import type { Source } from "../read/source.ts";

/** As many columns as have room; those that are used come first. */
const most = 6;

/** The first rows of a file as they were read. */
export function FirstRows({ source, match }: { source: Source; match: Match | null }) {
  const columns = source.columns.map(({ heading }, place) => ({
    heading: shownHeading(source, heading),
    place,
    becomes: match?.columns[place]?.becomes,
    share: shareOf(source, place),
  }));
  const used = columns.filter(({ becomes }) => becomes !== "skip" && becomes !== "addToNotes");
  const chosen = (used.length > 0 ? used : columns).slice(0, most);
  const whole = chosen.reduce((sum, { share }) => sum + share, 0);
  const shown = chosen.map((column) => ({ ...column, share: (column.share / whole) * 100 }));
  return (
    <Table aria-label={imports.choose.firstRows} always className="table-fixed">
      <colgroup>
        {shown.map(({ place, share }, at) => (
          <col key={place} style={{ width: `${share}%` }} className={visibility(at)} />
        ))}
      </colgroup>
      <thead>
        <tr>
          {shown.map(({ heading, place, becomes }, at) => (
            <HeadCell key={place} numeric={becomes === "value"} className={visibility(at)}>
              <span className="clipped block" title={heading}>
                {heading}
              </span>
            </HeadCell>
          ))}
        </tr>
      </thead>
      <tbody>
        {source.rows.slice(0, 4).map(({ number, cells }) => (
          <tr key={number} data-still className="h-10!">
            {shown.map(({ place, becomes }, at) => (
              <Cell key={place} numeric={becomes === "value"} className={visibility(at)}>
                <Value text={cells[place] ?? ""} />
              </Cell>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

/** Long texts get more of the width, in the measure of a table with six columns. */
function shareOf({ columns, rows }: Source, place: number): number {
  const texts = rows.slice(0, 4).map(({ cells }) => cells[place]?.length ?? 0);
  const longest = Math.max(columns[place]?.heading.length ?? 0, ...texts);
  return Math.min(22, Math.max(8, longest)) + 2;
}

function Value({ text }: { text: string }) {
  if (text.trim() === "") return <span className="text-ink-3">{imports.empty}</span>;
  return (
    <bdi className="clipped block" title={text}>
      {text.slice(0, 200)}
    </bdi>
  );
}

/** The phone has room for three. */
function visibility(at: number): string | undefined {
  return at < 3 ? undefined : "to-700:hidden";
}
