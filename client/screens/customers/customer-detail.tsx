import { getRouteApi, Link } from "@tanstack/react-router";
import { useState } from "react";
import { common } from "../../../shared/words/en/common.ts";
import { customers } from "../../../shared/words/en/customers.ts";
import { CompanyOf } from "../../kinds/customers/company-of.tsx";
import { CustomerMissing } from "../../kinds/customers/customer-missing.tsx";
import type { FactName } from "../../kinds/customers/facts/fact-editor.tsx";
import { useCustomer } from "../../kinds/customers/use-customer.ts";
import { isolate } from "../../lib/format/isolate.ts";
import { useShortcut } from "../../lib/shortcuts/use-shortcut.ts";
import { Crumbs } from "../../ui/crumbs.tsx";
import { PageHead, WithFacts } from "../../ui/page.tsx";
import { SkeletonLine } from "../../ui/skeleton.tsx";
import { ChangesSection } from "../history/changes-section.tsx";
import { About } from "../story/about.tsx";
import { Story } from "../story/story.tsx";
import { shortName } from "../story/subject.ts";
import { CustomerActions } from "./customer-actions.tsx";
import { CustomerFacts } from "./customer-facts.tsx";

const route = getRouteApi("/dashboard/customers/$customerId/");

/** Each customer starts afresh: nothing half written goes along to the next. */
export function CustomerDetail() {
  const { customerId } = route.useParams();
  return <CustomerPage key={customerId} customerId={customerId} />;
}

function CustomerPage({ customerId }: { customerId: string }) {
  const { story } = route.useSearch();
  const navigate = route.useNavigate();
  const customer = useCustomer(customerId);
  const [editing, setEditing] = useState(false);
  const [composing, setComposing] = useState(false);
  const [fact, setFact] = useState<FactName | null>(null);
  useShortcut("edit", customer ? () => setEditing(true) : null);
  if (customer === null) return <CustomerMissing />;
  const subject = {
    kind: "customer",
    id: customerId,
    name: customer?.name,
    lastContact: customer?.lastContact,
    responsible: customer?.responsible,
  } as const;

  return (
    <>
      <title>{common.title(customer ? isolate(customer.name) : customers.customer)}</title>
      <Crumbs current={customer?.name}>
        <Link to="/dashboard/customers">{customers.title}</Link>
      </Crumbs>
      <PageHead
        title={customer?.name ?? <LoadingName />}
        sub={<CompanyOf customer={customer} />}
        actions={
          customer && <CustomerActions customer={customer} onMove={() => setFact("company")} />
        }
      />
      <WithFacts
        facts={<CustomerFacts customer={customer} editing={fact} onEdit={setFact} />}
        waiting={!customer}
      >
        <About
          of={customer && { customer }}
          who={shortName(subject)}
          editing={editing}
          onEditing={setEditing}
        />
        <Story
          subject={subject}
          part={story}
          onPart={(part) =>
            void navigate({ search: { story: part }, replace: true, resetScroll: false })
          }
          composing={composing}
          onComposing={setComposing}
        />
        <ChangesSection record={customerId} className="mt-8" />
      </WithFacts>
    </>
  );
}

/** The heading is there at once, so that it can take focus. */
function LoadingName() {
  return (
    <>
      <span className="sr-only">{customers.customer}</span>
      <SkeletonLine className="h-4.5 w-60" />
    </>
  );
}
