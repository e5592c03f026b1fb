import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { PersonShare } from "../../../shared/dashboard.ts";
import type { Appointment } from "../../../shared/kinds/appointments.ts";
import { overview } from "../../../shared/words/en/overview.ts";
import { peopleQuery } from "../../kinds/customers/people-query.ts";
import type { Now } from "../../lib/dates/use-now.ts";
import { formatCount } from "../../lib/format/count.ts";
import type { Whose } from "../../lib/people/whose.ts";
import { whoseFilter } from "../../lib/people/whose-filter.ts";
import { workersHere } from "../../lib/people/workers-here.ts";
import { useSession } from "../../lib/session.ts";
import { Cell, HeadCell, SkeletonRows, Table, TotalsRow } from "../../ui/table/table.tsx";
import { Money } from "../../ui/text/money.tsx";
import { SquareOf } from "../../ui/text/person-square.tsx";
import { phaseOf } from "./day-plan.ts";
import { OverviewSection } from "./overview-section.tsx";

interface PeopleSectionProps {
  /** Of today, without those that are canceled. */
  appointments: readonly Appointment[] | undefined;
  now: Now;
  whose: Whose;
}

/** Who is responsible for how much, and what each still has to do today. */
export function PeopleSection({ appointments = [], now, whose }: PeopleSectionProps) {
  const shares = useQuery(peopleQuery(now.today));
  const { user } = useSession();
  const left = appointments.filter((each) => phaseOf(each, now.minutes) !== "past");
  const rows = rowsOf(user?.desk.people ?? [], shares.data ?? []);
  const sum = (column: Exclude<keyof PersonShare, "person">) =>
    rows.reduce((all, { share }) => all + share[column], 0);
  return (
    <OverviewSection title={overview.sections.people} query={shares} className="people">
      <Table
        always
        aria-label={overview.sections.people}
        aria-busy={shares.isPending}
        className="recent"
      >
        <thead>
          <tr>
            <HeadCell>{overview.people.person}</HeadCell>
            <HeadCell numeric>{overview.people.customers}</HeadCell>
            <HeadCell numeric>{overview.people.today}</HeadCell>
            <HeadCell numeric>{overview.people.tasksDue}</HeadCell>
            <HeadCell numeric className="to-700:hidden">
              {overview.people.value}
            </HeadCell>
          </tr>
        </thead>
        {shares.isPending ? (
          <SkeletonRows
            rows={Math.max(rows.length, 1)}
            columns={["w-32", "numeric w-10", "numeric w-10", "numeric w-8", "numeric w-20"]}
          />
        ) : (
          <tbody>
            {rows.map(({ name, share }) => (
              <tr key={share.person}>
                <Cell>
                  <button
                    type="button"
                    className="flex min-w-0 items-center gap-2 hover:underline hover:underline-offset-[3px]"
                    onClick={() => whose.choose(share.person)}
                  >
                    <SquareOf id={share.person} size={20} named />
                    <span className="clipped">{name}</span>
                  </button>
                </Cell>
                <Cell numeric>
                  <Link to="/dashboard/customers" search={whoseFilter(share.person)}>
                    {formatCount(share.customers)}
                  </Link>
                </Cell>
                <Cell numeric>
                  {overview.people.left(
                    formatCount(left.filter(({ host }) => host === share.person).length),
                  )}
                </Cell>
                <Cell numeric>
                  <Link to="/dashboard/tasks" search={{ who: share.person }}>
                    {share.late > 0 ? (
                      <span className="font-semibold text-notice">
                        {overview.people.late(formatCount(share.late))}
                      </span>
                    ) : (
                      formatCount(share.due)
                    )}
                  </Link>
                </Cell>
                <Cell numeric className="to-700:hidden">
                  <Money value={share.value} />
                </Cell>
              </tr>
            ))}
          </tbody>
        )}
        <TotalsRow sticky={false}>
          <Cell>{overview.people.everyone}</Cell>
          <Cell numeric>{formatCount(sum("customers"))}</Cell>
          <Cell numeric>{overview.people.left(formatCount(left.length))}</Cell>
          <Cell numeric>{formatCount(sum("due"))}</Cell>
          <Cell numeric className="to-700:hidden">
            <Money value={Math.round(sum("value") * 100) / 100} />
          </Cell>
        </TotalsRow>
      </Table>
    </OverviewSection>
  );
}

/** Everyone who can be responsible, and whoever still is. */
function rowsOf(
  people: Parameters<typeof workersHere>[0],
  shares: readonly PersonShare[],
): { name: string; share: PersonShare }[] {
  const here = workersHere(people);
  const others = shares.filter(
    ({ person, customers, due }) => customers + due > 0 && !here.some(({ _id }) => _id === person),
  );
  const ids = [...here.map(({ _id }) => _id), ...others.map(({ person }) => person)];
  return ids.map((person) => ({
    name: people.find(({ _id }) => _id === person)?.name ?? "",
    share: shares.find((share) => share.person === person) ?? { ...none, person },
  }));
}

const none = { customers: 0, companies: 0, value: 0, due: 0, late: 0 };
