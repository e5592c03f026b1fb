import { useQuery } from "@tanstack/react-query";
import { Check } from "lucide-react";
import type { KeyboardEvent } from "react";
import { addDays } from "../../../shared/dates/dates.ts";
import type { ForYouItem } from "../../../shared/for-you.ts";
import { startOfWeek } from "../../lib/dates/dates.ts";
import { useNow } from "../../lib/dates/use-now.ts";
import { dayOf } from "../../lib/dates/when.ts";
import { useRowCursor } from "../../lib/lists/row-cursor.ts";
import { isFreeKey } from "../../lib/shortcuts/use-shortcut-keys.ts";
import { Button } from "../../ui/button.tsx";
import { PageHead } from "../../ui/page.tsx";
import { Empty, Failed } from "../../ui/states.tsx";
import { Kbd, keysClass } from "../../ui/text/kbd.tsx";
import { LedgerSkeleton } from "../history/ledger-skeleton.tsx";
import { EmailLink } from "./email-link.tsx";
import { ForYouRow, type ItemAge } from "./for-you-row.tsx";
import { forYouQuery, markAllRead, markRead } from "./queries.ts";
import { countNew } from "./words.tsx";

/** What others ask of the user, give or hand over to them, the newest first. */
export function ForYouPage() {
  const { data, isError, isFetching, refetch } = useQuery(forYouQuery);
  const fresh = data?.filter(({ isNew }) => isNew).length ?? 0;
  return (
    <>
      <title>For You · Client Desk</title>
      <PageHead
        title="For You"
        sub={
          data && (
            <>
              {data.length > 0 && countNew(fresh)} <EmailLink />
            </>
          )
        }
        actions={
          fresh > 0 && (
            <Button icon={<Check />} onClick={() => void markAllRead()}>
              Mark All as Read
            </Button>
          )
        }
      />
      {data && data.length > 0 ? (
        <Items items={data} />
      ) : data ? (
        <Empty title="Nothing for you.">
          What others ask, give or hand over to you is listed here.
        </Empty>
      ) : isError ? (
        <Failed
          title="What is for you could not be loaded."
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : (
        <LedgerSkeleton />
      )}
    </>
  );
}

function Items({ items }: { items: readonly ForYouItem[] }) {
  const { today } = useNow();
  const { move, current, props } = useRowCursor<HTMLDivElement>("[data-item]", (row) =>
    row?.querySelector("a")?.focus(),
  );
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, nativeEvent } = event;
    if (ctrlKey || metaKey || altKey) return;
    const item = items.find(({ _id }) => _id === current()?.dataset.item);
    if (key === "ArrowDown" || key === "ArrowUp") move(key === "ArrowDown" ? 1 : -1);
    else if (key.toLowerCase() === "r" && item && isFreeKey(nativeEvent)) {
      void markRead(item, item.isNew);
    } else return;
    event.preventDefault();
  };
  const ages = [...Map.groupBy(items, ({ at }) => ageOf(dayOf(at), today))];
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: its links are what is focused
    <div {...props} onKeyDown={onKeyDown}>
      {ages.map(([age, some]) => (
        <section key={age} aria-label={age} className="pt-5 first:pt-0">
          <h2 className="section-title pb-2">{age}</h2>
          <ul className="border-t border-line-strong">
            {some.map((item) => (
              <ForYouRow key={item._id} item={item} age={age} />
            ))}
          </ul>
        </section>
      ))}
      <p className={`${keysClass} ps-[118px]`}>
        <span>
          <Kbd>↑</Kbd>
          <Kbd>↓</Kbd> Move
        </span>
        <span>
          <Kbd>Enter</Kbd> Open
        </span>
        <span>
          <Kbd>R</Kbd> Read
        </span>
      </p>
    </div>
  );
}

function ageOf(day: string, today: string): ItemAge {
  if (day >= today) return "Today";
  const week = startOfWeek(today);
  if (day >= week) return "This Week";
  return day >= addDays(week, -7) ? "Last Week" : "Earlier";
}
