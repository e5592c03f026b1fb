import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { common } from "../../../../shared/words/en/common.ts";
import { matching } from "../../../../shared/words/en/matching.ts";
import { formatClock, formatDate, formatDuration } from "../../../lib/dates/dates.ts";
import { formatCount } from "../../../lib/format/count.ts";
import { joined } from "../../../lib/format/joined.ts";
import { formatMoney } from "../../../lib/format/money.ts";
import { Menu } from "../../../ui/menu/menu.tsx";
import { readCell } from "../cells/cells.ts";
import { toTexts } from "../cells/texts.ts";
import { linkOf } from "../company-links.ts";
import { nameKey } from "../names.ts";
import type { Source } from "../read/source.ts";
import type { Cell } from "../rows/draft.ts";
import { learnCompanies } from "../rows/known.ts";
import { knowNothing } from "../rows/named.ts";
import type { ColumnMatch, Match, Target } from "./column-match.ts";
import type { ColumnsProps } from "./columns.ts";
import { samplesOf, valuesOf, waysOf } from "./columns.ts";
import { changeColumn, type Entry, openValues } from "./entries.ts";

/** How a column is read, with its first value, and what that can be changed to. */
export function Reading({ entry, source, match, onChange }: ColumnsProps & { entry: Entry }) {
  const [place, second] = entry.places;
  const column = match.columns[place];
  if (!column) return null;
  if (second !== undefined) return <Joined source={source} places={entry.places} />;
  const ways = waysOf(column);
  if (ways && !column.isAmbiguous) {
    return (
      <>
        {ways.now}{" "}
        <Menu
          align="end"
          trigger={
            <button
              type="button"
              className="link hit-area"
              aria-label={matching.changeReading(ways.now)}
            >
              {matching.change}
            </button>
          }
        >
          {({ MenuRadios }) => (
            <MenuRadios
              label={matching.readAs}
              options={ways.ways.map(({ word, changes }) => ({
                value: word,
                label: word,
                aside: firstOf(source, match, place, { ...column, ...changes }),
              }))}
              value={ways.now}
              onValueChange={(next) => {
                const way = ways.ways.find(({ word }) => word === next);
                if (way) onChange(changeColumn(match, place, way.changes));
              }}
            />
          )}
        </Menu>
        <b className="digits block">{firstOf(source, match, place, column)}</b>
      </>
    );
  }
  return <Plain source={source} match={match} place={place} column={column} />;
}

type PlaceProps = { source: Source; match: Match; place: number; column: ColumnMatch };

function Plain({ source, match, place, column }: PlaceProps) {
  const { becomes, values } = column;
  if (becomes === "company") return <CompanyCounts source={source} place={place} />;
  if (values) {
    const open = openValues(column).length;
    const count = Object.keys(values).length;
    return open > 0 ? matching.valuesOpen(count, formatCount(open)) : matching.values(count);
  }
  if (column.isAmbiguous) return matching.twoReadings;
  if (becomes === "companyId") return linkText(source, place);
  if (becomes === "ownId") return matching.findsCompanies;
  if (becomes === "addToNotes") return <ToNotes {...{ source, match, place, column }} />;
  if (isFurther(match, place)) return matching.addedTo[match.kind];
  if (becomes === "tags" || becomes === "duration") return firstOf(source, match, place, column);
  return null;
}

/** The bracket of a first and a last name. */
function Joined({ source, places }: { source: Source; places: number[] }) {
  const row = source.rows.find(({ cells }) => places.some((place) => cells[place]?.trim()));
  return (
    <>
      {matching.fullName}
      <b className="clipped block">
        <bdi>
          {places
            .map((place) => row?.cells[place]?.trim())
            .filter(Boolean)
            .join(" ")}
        </bdi>
      </b>
    </>
  );
}

function ToNotes({ source, match, place, column }: PlaceProps) {
  const row = source.rows.find(({ cells }) => cells[place]?.trim());
  if (!row) return null;
  const cells = [row.cells[place] ?? ""];
  const { extra } = toTexts({ ...match, columns: [column] })({ ...row, cells });
  return <bdi className="clipped block">{matching.quote(extra.join(" ").slice(0, 200))}</bdi>;
}

/** Whether an earlier file has brought the companies that the ids are of. */
function linkText(source: Source, place: number): string {
  const ids = [...new Set(valuesOf(source, place))];
  const found = ids.filter((id) => linkOf(id) !== undefined).length;
  if (found === 0) return matching.importFirst;
  return matching.found(found, ids.length);
}

/** An email or a phone after another one. */
function isFurther({ columns }: Match, place: number): boolean {
  const becomes = columns[place]?.becomes;
  const isOne = becomes === "email" || becomes === "phone";
  return isOne && columns.findIndex((column) => column.becomes === becomes) < place;
}

/** The first value that can be read, as it is read. */
function firstOf(source: Source, match: Match, place: number, column: ColumnMatch): string {
  const cells = samplesOf(source, place, 50).map((text) =>
    readCell(column.becomes, text, { ...match, columns: [column] }),
  );
  const cell = cells.find(({ value }) => value !== null) ?? cells[0];
  return cell ? textOf(column.becomes, cell) : "";
}

function textOf(becomes: Target, { value, problem }: Cell): string {
  if (Array.isArray(value)) {
    return matching.tagList(value.length, joined(value));
  }
  if (typeof value === "number") {
    return becomes === "duration" ? formatDuration(value) : formatMoney(value);
  }
  if (value === null) return problem?.text ?? "";
  const time = value.slice(11, 16);
  const day = formatDate(value.slice(0, 10), "long");
  return time ? common.list(day, formatClock(time)) : day;
}

/** More are counted when they are checked. */
const most = 5000;

/** "86 new, 31 you have" */
function CompanyCounts({ source, place }: { source: Source; place: number }) {
  const names = useMemo(() => namesOf(source, place), [source, place]);
  const isCounted = names.size > 0 && names.size <= most;
  const { data } = useQuery({
    queryKey: ["import", "companies", isCounted && [...names.keys()]],
    queryFn: async ({ signal }) => {
      const known = knowNothing();
      await learnCompanies(known, names.values(), { signal });
      return [...known.companies.values()].filter((company) => company !== null).length;
    },
    enabled: isCounted,
    // The step says so again with every row of the check.
    meta: {},
  });
  if (data === undefined) return matching.companies(names.size);
  return matching.newAndHere(names.size - data, data);
}

function namesOf({ rows }: Source, place: number): Map<string, string> {
  const names = new Map<string, string>();
  for (const { cells } of rows) {
    const name = cells[place]?.trim();
    if (name) names.set(nameKey(name), name);
  }
  return names;
}
