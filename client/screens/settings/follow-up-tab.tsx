import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { FollowUp } from "../../../shared/follow-up.ts";
import { settings } from "../../../shared/words/en/settings.ts";
import { today } from "../../lib/dates/dates.ts";
import { may } from "../../lib/people/rights.ts";
import { FormSection } from "../../ui/form/form-section.tsx";
import { Fact, linkClass } from "../../ui/page.tsx";
import { Delayed, SkeletonLine } from "../../ui/skeleton.tsx";
import { Failed } from "../../ui/states.tsx";
import { Money } from "../../ui/text/money.tsx";
import { FollowUpTimes, followUpQuery } from "./follow-up-times.tsx";
import { SettingsColumns } from "./settings-columns.tsx";

/** When customers need attention. */
export function FollowUpTab() {
  const date = today();
  const mayChange = may("desk");
  const { data, isError, refetch } = useQuery(followUpQuery(date));
  return (
    <SettingsColumns
      aside={
        <aside
          aria-label={settings.followUp.facts}
          className="border-line-strong pt-5 to-1340:border-t"
        >
          <dl className="facts p-0! to-1340:grid to-1340:grid-cols-3 to-1340:gap-x-6 to-700:grid-cols-1">
            <Numbers followUp={data} />
          </dl>
        </aside>
      }
    >
      <FormSection
        title={settings.followUp.title}
        hint={mayChange ? settings.followUp.hint : settings.followUp.hintFixed}
      >
        {data ? (
          <fieldset disabled={!mayChange} className="contents">
            <FollowUpTimes followUp={data} date={date} />
          </fieldset>
        ) : isError ? (
          <Failed title={settings.followUp.failed} onRetry={() => void refetch()} />
        ) : (
          <div role="status" aria-label={settings.loading} className="min-h-[280px]">
            <Delayed>
              <SkeletonLine className="w-60" />
            </Delayed>
          </div>
        )}
      </FormSection>
    </SettingsColumns>
  );
}

function Numbers({ followUp }: { followUp: FollowUp | undefined }) {
  const waiting = <SkeletonLine className="w-24" />;
  return (
    <>
      <Fact label={settings.followUp.attention}>
        {followUp ? <span className="title-22 digits">{followUp.customers}</span> : waiting}
      </Fact>
      <Fact label={settings.followUp.value}>
        {followUp ? <Money value={followUp.value} /> : waiting}
      </Fact>
      <Fact label={settings.followUp.snoozed}>
        {!followUp ? (
          waiting
        ) : followUp.snoozed === 0 ? (
          settings.followUp.nobody
        ) : (
          <Link
            to="/dashboard/customers"
            search={{ filter: "attention:is:snoozed" }}
            className={linkClass}
          >
            {settings.followUp.customers(followUp.snoozed)}
          </Link>
        )}
      </Fact>
    </>
  );
}
