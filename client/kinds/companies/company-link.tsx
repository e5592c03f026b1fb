import { Link } from "@tanstack/react-router";
import { linkClass } from "../../ui/page.tsx";

/** The company's name, which leads to its page. */
export function CompanyLink({ id, name }: { id: string; name: string }) {
  return (
    <Link to="/dashboard/companies/$companyId" params={{ companyId: id }} className={linkClass}>
      {name}
    </Link>
  );
}
