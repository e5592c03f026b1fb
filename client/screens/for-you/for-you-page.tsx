import { useQuery } from "@tanstack/react-query";
import { Check } from "lucide-react";
import { type KeyboardEvent, useState } from "react";
import type { InvitedTo } from "../../../shared/account/invited.ts";
import type { MailTime, Settings } from "../../../shared/account/settings.ts";
import { addDays } from "../../../shared/dates/dates.ts";
import type { ForYouItem } from "../../../shared/for-you.ts";
import { common } from "../../../shared/words/en/common.ts";
import { inbox } from "../../../shared/words/en/inbox.ts";
import { lazyModule } from "../../lib/browser/lazy-module.ts";
import { startOfWeek } from "../../lib/dates/dates.ts";
import { useNow } from "../../lib/dates/use-now.ts";
import { dayOf } from "../../lib/dates/when.ts";
import { useRowCursor } from "../../lib/lists/row-cursor.ts";
import { isAloneHere } from "../../lib/people/people-here.ts";
import { isFreeKey } from "../../lib/shortcuts/use-shortcut-keys.ts";
import { useSettings } from "../../lib/use-settings.ts";
import { Button } from "../../ui/button.tsx";
import { linkClass, PageHead } from "../../ui/page.tsx";
import { Empty, Failed } from "../../ui/states.tsx";
import { Kbd, keysClass } from "../../ui/text/kbd.tsx";
import { LedgerSkeleton } from "../history/ledger-skeleton.tsx";
import { ForYouRow, type ItemAge } from "./for-you-row.tsx";
import { InvitationRow } from "./invitation-row.tsx";
import { markInvitation, useInvitations } from "./invitations.ts";
import { forYouQuery, markAllRead, markRead } from "./queries.ts";
import { countNew } from "./words.tsx";

const dialogs = lazyModule(() => import("./email-dialog.tsx"));

/** What others ask of the user, give or hand over to them, the newest first. */
export function ForYouPage() {
  const { data, isError, isFetching, refetch } = useQuery(forYouQuery);
  const invitations = useInvitations();
  const entries = data && [...data, ...invitations].sort((a, b) => (a.at < b.at ? 1 : -1));
  const fresh = entries?.filter(({ isNew }) => isNew).length ?? 0;
  return (
    <>
      <title>{common.title(inbox.title)}</title>
      <PageHead
        title={inbox.title}
        sub={
          entries && (
            <>
              {entries.length > 0 && countNew(fresh)} {!isAloneHere() && <EmailLink />}
            </>
          )
        }
        actions={
          fresh > 0 && (
            <Button icon={<Check />} onClick={() => void markAllRead()}>
              {inbox.readAll}
            </Button>
          )
        }
      />
      {entries && entries.length > 0 ? (
        <Entries entries={entries} />
      ) : entries ? (
        <Empty title={inbox.none}>{inbox.noneText}</Empty>
      ) : isError ? (
        <Failed title={inbox.notLoaded} onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <LedgerSkeleton />
      )}
    </>
  );
}

type Entry = ForYouItem | InvitedTo;

function Entries({ entries }: { entries: readonly Entry[] }) {
  const { today } = useNow();
  const { move, current, props } = useRowCursor<HTMLDivElement>("[data-item]", (row) =>
    row?.querySelector<HTMLElement>("a, [data-head]")?.focus(),
  );
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, nativeEvent, target, currentTarget } = event;
    // A dialog of a row is not in it.
    const isHere = target instanceof Node && currentTarget.contains(target);
    if (ctrlKey || metaKey || altKey || !isHere) return;
    const entry = entries.find(({ _id }) => _id === current()?.dataset.item);
    if (key === "ArrowDown" || key === "ArrowUp") move(key === "ArrowDown" ? 1 : -1);
    else if (key.toLowerCase() === "r" && entry && isFreeKey(nativeEvent)) {
      void ("desk" in entry ? markInvitation(entry, entry.isNew) : markRead(entry, entry.isNew));
    } else return;
    event.preventDefault();
  };
  const ages = [...Map.groupBy(entries, ({ at }) => ageOf(dayOf(at), today))];
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: its links are what is focused
    <div {...props} onKeyDown={onKeyDown}>
      {ages.map(([age, some]) => (
        <section key={age} aria-label={inbox.ages[age]} className="pt-5 first:pt-0">
          <h2 className="section-title pb-2">{inbox.ages[age]}</h2>
          <ul className="border-t border-line-strong">
            {some.map((entry) =>
              "desk" in entry ? (
                <InvitationRow key={entry._id} invitation={entry} age={age} />
              ) : (
                <ForYouRow key={entry._id} item={entry} age={age} />
              ),
            )}
          </ul>
        </section>
      ))}
      <p className={`${keysClass} ps-[118px]`}>
        <span>
          <Kbd>↑</Kbd>
          <Kbd>↓</Kbd> {inbox.keys.move}
        </span>
        <span>
          <Kbd>Enter</Kbd> {inbox.keys.open}
        </span>
        <span>
          <Kbd>R</Kbd> {inbox.keys.read}
        </span>
      </p>
    </div>
  );
}

function ageOf(day: string, today: string): ItemAge {
  if (day >= today) return "today";
  const week = startOfWeek(today);
  if (day >= week) return "thisWeek";
  return day >= addDays(week, -7) ? "lastWeek" : "earlier";
}

/** Says how soon the soonest comes, and opens the rows for each kind. */
function EmailLink() {
  const { forYou: mails } = useSettings();
  const [isOpen, setOpen] = useState(false);
  const part = dialogs.use(isOpen, () => setOpen(false));
  return (
    <>
      <button type="button" className={linkClass} onClick={() => setOpen(true)}>
        {inbox.email[soonest(mails)]}
      </button>
      {part && <part.EmailDialog open={isOpen} onOpenChange={setOpen} />}
    </>
  );
}

function soonest(mails: Settings["forYou"]): MailTime {
  const times = new Set(Object.values(mails));
  if (times.has("atOnce")) return "atOnce";
  return times.has("daily") ? "daily" : "never";
}
