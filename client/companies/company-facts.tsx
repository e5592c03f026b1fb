import { Link } from "@tanstack/react-router";
import type { Company } from "../../shared/companies.ts";
import { formatInstant } from "../lib/dates.ts";
import { TagsFact } from "../tags/tags-fact.tsx";
import { MailLink } from "../ui/mail-link.tsx";
import { Money } from "../ui/money.tsx";
import { Fact, linkClass } from "../ui/page.tsx";
import { PhoneLink } from "../ui/phone-link.tsx";
import { SkeletonLine } from "../ui/skeleton.tsx";
import { WebsiteLink } from "./website-link.tsx";

const labels = ["Total value", "Tags", "Website", "Email", "Phone", "Address", "Industry", "Added"];

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
      <Fact label="Added">{formatInstant(company.createdAt, "long")}</Fact>
    </>
  );
}

function mapOf(address: string): string {
  return `https://www.openstreetmap.org/search?query=${encodeURIComponent(address)}`;
}
