import { teamwork } from "../../../../shared/words/en/teamwork.ts";
import "../../../styles/report-people.css";
import { Link } from "@tanstack/react-router";
import type { CSSProperties } from "react";
import { firstNameOf } from "../../../../shared/matching/first-name.ts";
import type { MeetingsReport } from "../../../../shared/reports/reports.ts";
import { formatCount } from "../../../lib/format/count.ts";
import { isolate } from "../../../lib/format/isolate.ts";
import { nameOfPerson } from "../../../lib/people/people-here.ts";
import { SquareOf } from "../../../ui/text/person-square.tsx";
import { inkOf } from "../charts/appointments/busiest-hours.ts";
import { Chart } from "../charts/chart.tsx";
import { Mark } from "../charts/mark.tsx";
import { companyPage } from "../links.ts";
import type { Shown } from "../use-report.ts";
import { meetingsLink } from "./meetings-link.ts";
import { type MeetingsRow, meetingsRows } from "./meetings-rows.ts";

/** Above so much ink, in percent, text has the color of paper. */
const darkFrom = 46;

/** Companies by people, the more appointments the darker. */
export function MeetingsChart({ report, period }: Shown<MeetingsReport>) {
  const { people, companies } = report;
  if (people.length === 0) {
    return <p className="text-ink-3 text-13">{teamwork.noneInDays}</p>;
  }
  const most = Math.max(...companies.flatMap(({ held }) => held));
  // as: a custom property is none that React knows.
  const style = { "--people": people.length } as CSSProperties;
  return (
    <Chart label={teamwork.met} className="meetings">
      <div className="meetings-grid" style={style}>
        <span />
        {people.map((person) => (
          <span key={person} className="head" title={nameOfPerson(person)}>
            <SquareOf id={person} size={20} />
            <bdi aria-hidden="true" className="clipped">
              {firstNameOf(nameOfPerson(person))}
            </bdi>
          </span>
        ))}
        <span className="total quiet">{teamwork.all}</span>
        {meetingsRows(report).map((row, index) => (
          <Row key={row.key} {...{ row, index, most, people, period }} />
        ))}
      </div>
    </Chart>
  );
}

type RowProps = Pick<Shown<MeetingsReport>, "period"> & {
  row: MeetingsRow;
  /** From the top. */
  index: number;
  most: number;
  people: readonly string[];
};

function Row({ row, index, most, people, period }: RowProps) {
  const { name, company, others, held, all } = row;
  const title = isolate(name);
  return (
    <>
      {company ? (
        <Link {...companyPage(company)} className="name clipped hit-area">
          <bdi>{name}</bdi>
        </Link>
      ) : (
        <span className="name clipped">{name}</span>
      )}
      {people.map((person, place) => {
        const count = held[place] ?? 0;
        const share = company ? inkOf(count, most) : 0;
        // as: a custom property is none that React knows.
        const style = { "--ink-share": `${share}%` } as CSSProperties;
        if (count === 0) return <i key={person} className="meetings-cell" style={style} />;
        return (
          <Mark
            key={person}
            title={teamwork.pair(title, nameOfPerson(person))}
            detail={teamwork.held(count)}
            link={meetingsLink(period, { people: [person], company, others })}
            at={{ column: place, row: -index }}
            className="meetings-cell"
            data-dark={share >= darkFrom || undefined}
            style={style}
          >
            {formatCount(count)}
          </Mark>
        );
      })}
      <Mark
        title={title}
        detail={teamwork.held(all)}
        link={meetingsLink(period, { people, company, others })}
        at={{ column: people.length, row: -index }}
        className="total"
      >
        {formatCount(all)}
      </Mark>
    </>
  );
}
