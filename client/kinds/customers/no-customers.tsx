import type { CustomerStatus } from "../../../shared/statuses.ts";
import { common } from "../../../shared/words/en/common.ts";
import { customers } from "../../../shared/words/en/customers.ts";
import { isolate } from "../../lib/format/isolate.ts";
import { NoMatch } from "../../ui/states.tsx";
import { AddCustomerLink } from "./add-customer-link.tsx";

type NoCustomersProps = {
  search: string | undefined;
  status: CustomerStatus | undefined;
  companyId: string;
  /** Clears search and status. */
  onClear: () => void;
};

/** What a company's table shows without rows: none match, or there are none yet. */
export function NoCustomers({ search, status, companyId, onClear }: NoCustomersProps) {
  if (search || status) {
    return <NoMatch {...noMatchWords(search, status)} onClear={onClear} />;
  }
  return (
    <div className="border-t border-line-strong py-6">
      <p className="title-22 mb-2">{customers.first.title}</p>
      <p className="mb-5 max-w-[52ch] text-ink-2">{customers.first.text}</p>
      <AddCustomerLink companyId={companyId} />
    </div>
  );
}

/** Names the search that found nobody. */
function noMatchWords(search: string | undefined, status: CustomerStatus | undefined) {
  if (search && status) {
    return {
      title: customers.search.noMatchOfStatus(common.statuses[status], isolate(search)),
      hint: customers.search.clearBoth,
    };
  }
  if (search) return { title: customers.search.noMatch(isolate(search)) };
  return {
    title: status && customers.search.noneOfStatus(common.statuses[status]),
    hint: customers.search.showAll,
  };
}
