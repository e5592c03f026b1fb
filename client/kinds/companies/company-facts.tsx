import { Link } from "@tanstack/react-router";
import { Fragment } from "react";
import type { Company } from "../../../shared/kinds/companies.ts";
import { lazyModule } from "../../lib/browser/lazy-module.ts";
import { formatInstant } from "../../lib/dates/dates.ts";
import { isolate } from "../../lib/format/isolate.ts";
import { Fact, linkClass } from "../../ui/page.tsx";
import { AddedBy, PersonFact } from "../../ui/people/person-fact.tsx";
import { SkeletonLine } from "../../ui/skeleton.tsx";
import { MailLink, PhoneLink } from "../../ui/text/contact-links.tsx";
import { Money } from "../../ui/text/money.tsx";
import { TagsFact } from "../tags/tags-fact.tsx";
import type { giveCompany } from "./mutations.ts";
import { withoutScheme } from "./website.ts";

const labels = ["Total value", "Tags", "Website", "Email", "Phone", "Address", "Industry", "Added"];

const mutations = lazyModule(() => import("./mutations.ts"));

async function give(...[company, person]: Parameters<typeof giveCompany>): Promise<void> {
  if (await mutations.ask()) mutations.now()?.giveCompany(company, person);
}

/** The details of a company; undefined while they load. */
export function CompanyFacts({ company }: { company: Company | undefined }) {
  if (!company) {
    return labels.map((label) => (
      <Fact key={label} label={label}>
        <SkeletonLine className="w-32" />
      </Fact>
    ));
  }
  const { website, email, phone, address, industry, totalValue } = company;
  const add = (field: "website" | "email" | "phone" | "address" | "industry") => (
    <Link
      to="/dashboard/companies/$companyId/edit"
      params={{ companyId: company._id }}
      hash={field}
      className={linkClass}
    >
      Add {field}
    </Link>
  );
  return (
    <>
      <Fact label="Total value">
        <Money value={totalValue} className="title-22" />
      </Fact>
      <PersonFact
        label="Responsible"
        value={company.responsible}
        handing={{
          chosen: { company: company._id },
          title: `Hand Over ${isolate(company.name)}`,
        }}
        onChange={(person) => void give(company, person)}
      />
      <TagsFact of={{ kind: "companies", ...company }} />
      <Fact label="Website" missing="No website" add={add("website")}>
        {website && <WebsiteLink website={website} />}
      </Fact>
      <Fact label="Email" add={add("email")}>
        {email && <MailLink email={email} />}
      </Fact>
      <Fact label="Phone" add={add("phone")}>
        {phone && <PhoneLink phone={phone} />}
      </Fact>
      <Fact label="Address" add={add("address")}>
        {address && (
          <a href={mapOf(address)} target="_blank" rel="noopener noreferrer" className={linkClass}>
            {address}
          </a>
        )}
      </Fact>
      <Fact label="Industry" missing="No industry" add={add("industry")}>
        {industry}
      </Fact>
      <Fact label="Added">
        {formatInstant(company.createdAt, "long")}
        <AddedBy record={company._id} at={company.createdAt} />
      </Fact>
    </>
  );
}

function mapOf(address: string): string {
  return `https://www.openstreetmap.org/search?query=${encodeURIComponent(address)}`;
}

/** A website; a long one breaks before dots and slashes, not just anywhere. */
function WebsiteLink({ website }: { website: string }) {
  const parts = withoutScheme(website).split(/(?=[./?&#])/);
  return (
    <a
      href={website}
      target="_blank"
      rel="noopener noreferrer"
      className={`${linkClass} wrap-anywhere`}
    >
      {parts.map((part, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts have no other identity
        <Fragment key={place}>
          {place > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </a>
  );
}
