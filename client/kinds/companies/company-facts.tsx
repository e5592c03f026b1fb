import { Link } from "@tanstack/react-router";
import { Fragment } from "react";
import type { Company } from "../../../shared/kinds/companies.ts";
import { companies } from "../../../shared/words/en/companies.ts";
import { tags } from "../../../shared/words/en/tags.ts";
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

const labels = () => [
  companies.facts.totalValue,
  tags.tags,
  companies.facts.website,
  companies.facts.email,
  companies.facts.phone,
  companies.facts.address,
  companies.facts.industry,
  companies.facts.added,
];

const mutations = lazyModule(() => import("./mutations.ts"));

async function give(...[company, person]: Parameters<typeof giveCompany>): Promise<void> {
  if (await mutations.ask()) mutations.now()?.giveCompany(company, person);
}

/** The details of a company; undefined while they load. */
export function CompanyFacts({ company }: { company: Company | undefined }) {
  if (!company) {
    return labels().map((label) => (
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
      {companies.addFact[field]}
    </Link>
  );
  return (
    <>
      <Fact label={companies.facts.totalValue}>
        <Money value={totalValue} className="title-22" />
      </Fact>
      <PersonFact
        label={companies.facts.responsible}
        value={company.responsible}
        handing={{
          chosen: { company: company._id },
          title: companies.handOver(isolate(company.name)),
        }}
        onChange={(person) => void give(company, person)}
      />
      <TagsFact of={{ kind: "companies", ...company }} />
      <Fact label={companies.facts.website} missing={companies.noWebsite} add={add("website")}>
        {website && <WebsiteLink website={website} />}
      </Fact>
      <Fact label={companies.facts.email} add={add("email")}>
        {email && <MailLink email={email} />}
      </Fact>
      <Fact label={companies.facts.phone} add={add("phone")}>
        {phone && <PhoneLink phone={phone} />}
      </Fact>
      <Fact label={companies.facts.address} add={add("address")}>
        {address && (
          <a href={mapOf(address)} target="_blank" rel="noopener noreferrer" className={linkClass}>
            {address}
          </a>
        )}
      </Fact>
      <Fact label={companies.facts.industry} missing={companies.noIndustry} add={add("industry")}>
        {industry}
      </Fact>
      <Fact label={companies.facts.added}>
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
