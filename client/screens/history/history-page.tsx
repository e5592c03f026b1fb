import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { common } from "../../../shared/words/en/common.ts";
import { history } from "../../../shared/words/en/history.ts";
import { HistoryNote, useKept } from "../../lib/browser/kept.tsx";
import { isolate } from "../../lib/format/isolate.ts";
import { useList } from "../../lib/lists/list-query.ts";
import { inPlace, useListState } from "../../lib/lists/list-state.ts";
import { trashQuery } from "../../lib/queries/trash-query.ts";
import { Button } from "../../ui/button.tsx";
import { SearchInput } from "../../ui/form/search-input.tsx";
import { Segments } from "../../ui/form/segments.tsx";
import { Select } from "../../ui/menu/select.tsx";
import { PageHead } from "../../ui/page.tsx";
import { PersonSelect } from "../../ui/people/person-fact.tsx";
import { Empty, Failed, NoMatch } from "../../ui/states.tsx";
import { UnknownFilters } from "../../ui/table/unknown-filters.tsx";
import { Ledger } from "./ledger.tsx";
import { LedgerSkeleton } from "./ledger-skeleton.tsx";
import { ledgerQuery } from "./queries.ts";
import { useEmptyTrash } from "./use-empty-trash.tsx";

const route = getRouteApi("/dashboard/history");

/** Everything that was done, day by day, with the way to take it back; its deletions are the trash. */
export function HistoryPage() {
  const { search, acts, kind, who } = route.useSearch();
  const navigate = route.useNavigate();
  const change = (changes: ReturnType<typeof route.useSearch>) => void navigate(inPlace(changes));
  const { text, setText } = useListState({ search, change });
  const list = useList(ledgerQuery({ search, acts, kind, who }));
  const { data: trash } = useQuery(trashQuery);
  const filtered = Boolean(search || acts || kind || who);
  const showAll = () => {
    setText("");
    change({ search: undefined, acts: undefined, kind: undefined, who: undefined });
  };

  return (
    <>
      <title>{common.title(history.title)}</title>
      <PageHead title={history.title} sub={<HistoryNote />} />
      <UnknownFilters />
      <div className="tools">
        <SearchInput
          aria-label={history.search}
          placeholder={history.searchHint}
          value={text}
          onValueChange={setText}
        />
        <div className="to-700:order-1 to-700:w-full">
          <Segments
            aria-label={history.done}
            value={acts ?? "all"}
            onValueChange={(next) => change({ acts: next === "all" ? undefined : next })}
            segments={[
              { value: "all", label: history.acts.all },
              { value: "added", label: history.acts.added },
              { value: "changed", label: history.acts.changed },
              { value: "deleted", label: history.acts.deleted, count: trash?.changes },
              { value: "imported", label: history.acts.imported },
            ]}
          />
        </div>
        <div className="w-40 flex-none to-700:w-[126px] to-700:[&>button]:text-14!">
          <Select
            aria-label={history.which}
            options={kindChoices()}
            value={kind ?? "all"}
            onValueChange={(next) => change({ kind: next === "all" ? undefined : next })}
          />
        </div>
        <PersonSelect
          value={who}
          onValueChange={(next) => change({ who: next })}
          className="w-40 flex-none to-700:w-[126px] to-700:[&>button]:text-14!"
        />
      </div>
      {acts === "deleted" && <TrashNote records={trash?.records ?? 0} />}
      {list.state === "failed" ? (
        <Failed title={history.failed} onRetry={list.retry} retrying={list.retrying} />
      ) : list.state === "loading" ? (
        <LedgerSkeleton />
      ) : list.rows.length > 0 ? (
        <Ledger list={list} />
      ) : filtered ? (
        <NoMatch
          title={search ? history.noMatch(isolate(search)) : history.noneSuch}
          hint={history.clear}
          onClear={showAll}
        />
      ) : (
        <Empty title={history.none}>{history.noneHint}</Empty>
      )}
    </>
  );
}

/** How long what is deleted is kept, and the way to be rid of it sooner. */
function TrashNote({ records }: { records: number }) {
  const { days } = useKept();
  const { ask, dialog } = useEmptyTrash(records);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-t border-line-strong pt-2">
      <p className="text-13 text-ink-2">{history.trash.kept(days)}</p>
      {records > 0 && (
        <Button data-needs="desk" variant="danger" size="sm" onClick={ask}>
          {history.trash.empty}
        </Button>
      )}
      {dialog}
    </div>
  );
}

function kindChoices() {
  // as: the keys of these words.
  const kinds = Object.keys(history.kinds) as (keyof typeof history.kinds)[];
  return kinds.map((value) => ({ value, label: history.kinds[value] }));
}
