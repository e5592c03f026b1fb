import type { Company } from "../../shared/companies.ts";
import { formatInstant } from "../lib/dates.ts";
import { telephoneLink } from "../lib/phone.ts";
import { MailLink } from "../ui/mail-link.tsx";
import { Fact, linkClass } from "../ui/page.tsx";
import { SkeletonLine } from "../ui/skeleton.tsx";
import { withoutScheme } from "./website.ts";

const labels = ["Website", "Email", "Phone", "Address", "Industry", "Created"];

/** What is known of a company; undefined while it loads. */
export function CompanyFacts({ company }: { company: Company | undefined }) {
  if (!company) {
    return labels.map((label) => (
      <Fact key={label} label={label}>
        <SkeletonLine className="w-32" />
      </Fact>
    ));
  }
  const { website, email, phone, address, industry, description } = company;
  return (
    <>
      <Fact label="Website" missing="No website">
        {website && (
          <a href={website} target="_blank" rel="noopener noreferrer" className={linkClass}>
            {withoutScheme(website)}
          </a>
        )}
      </Fact>
      <Fact label="Email">{email && <MailLink email={email} />}</Fact>
      <Fact label="Phone">
        {phone && (
          <a href={telephoneLink(phone)} className={`${linkClass} num whitespace-normal`}>
            {phone}
          </a>
        )}
      </Fact>
      <Fact label="Address">
        {address && (
          <a href={mapOf(address)} target="_blank" rel="noopener noreferrer" className={linkClass}>
            {address}
          </a>
        )}
      </Fact>
      <Fact label="Industry" missing="Not set">
        {industry}
      </Fact>
      <Fact label="Created">{formatInstant(company.createdAt, "long")}</Fact>
      <Fact label="Description" missing="No description" wide>
        {description && <span className="whitespace-pre-line">{description}</span>}
      </Fact>
    </>
  );
}

function mapOf(address: string): string {
  return `https://www.openstreetmap.org/search?query=${encodeURIComponent(address)}`;
}
