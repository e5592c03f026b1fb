import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { Account } from "../../../../shared/account/auth.ts";
import type { CustomerMail } from "../../../../shared/account/customer-mails.ts";
import type { BookingPage } from "../../../../shared/booking-pages.ts";
import { bookable } from "../../../../shared/words/en/bookable.ts";
import { pagesQuery } from "../../../kinds/appointments/invitation/queries.ts";
import { isAloneHere } from "../../../lib/people/people-here.ts";
import { may } from "../../../lib/people/rights.ts";
import { Segments } from "../../../ui/form/segments.tsx";
import { Loaded } from "../../../ui/loaded.tsx";
import { SettingsColumns } from "../settings-columns.tsx";
import type { Whose } from "./booking-queries.ts";
import { MailText } from "./mail-text.tsx";
import { MailsSection } from "./mails-section.tsx";
import { PageSection } from "./page-section.tsx";
import { TypeForm } from "./type-form.tsx";
import type { Editing } from "./type-part.ts";
import { TypesSection } from "./types-section.tsx";
import { WebsiteSection } from "./website-section.tsx";

/** The pages on which customers book, and what can be booked there. */
export function BookingTab({ user }: { user: Account }) {
  const query = useQuery(pagesQuery);
  const [whose, setWhose] = useState<Whose>("own");
  const [editing, setEditing] = useState<Editing>();
  const [mail, setMail] = useState<CustomerMail>();
  if (mail) return <MailText user={user} kind={mail} onClose={() => setMail(undefined)} />;
  if (editing) {
    const found = editing === "new" ? undefined : editing;
    return (
      <TypeForm user={user} whose={whose} found={found} onClose={() => setEditing(undefined)} />
    );
  }
  return (
    <SettingsColumns>
      {!isAloneHere() && may("desk") && (
        <div className="pt-5">
          <Segments
            aria-label={bookable.pages.label}
            segments={[
              { value: "own", label: bookable.pages.own },
              { value: "desk", label: bookable.pages.desk },
            ]}
            value={whose}
            onValueChange={setWhose}
          />
        </div>
      )}
      <Loaded query={query} failed={bookable.pages.failed} loading={bookable.pages.loading}>
        {(pages) => (
          <Page
            key={whose}
            {...{ user, whose }}
            page={pages[whose]}
            onEdit={setEditing}
            onEditMail={setMail}
          />
        )}
      </Loaded>
    </SettingsColumns>
  );
}

interface PageProps {
  user: Account;
  whose: Whose;
  /** Null while there was never one. */
  page: BookingPage | null;
  onEdit: (editing: Editing) => void;
  onEditMail: (kind: CustomerMail) => void;
}

function Page({ user, whose, page, onEdit, onEditMail }: PageProps) {
  return (
    <>
      <PageSection whose={whose} page={page} name={user.name} />
      {page && <TypesSection address={page.name} person={user._id} whose={whose} onEdit={onEdit} />}
      {page && whose === "own" && <MailsSection user={user} onEdit={onEditMail} />}
      {page && (
        <WebsiteSection address={page.name} name={whose === "own" ? user.name : user.desk.name} />
      )}
    </>
  );
}
