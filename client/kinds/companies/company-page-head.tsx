import { Link } from "@tanstack/react-router";
import type { ComponentProps } from "react";
import { Crumbs } from "../../ui/crumbs.tsx";
import { PageHead } from "../../ui/page.tsx";
import { Skeleton, SkeletonLine } from "../../ui/skeleton.tsx";
import { CompanyLink } from "./company-link.tsx";

type CompanyPageHeadProps = Omit<ComponentProps<typeof PageHead>, "title" | "sub"> & {
  title: string;
  companyId: string;
  /** Absent while it loads. */
  name: string | undefined;
  /** Before the name of the company. */
  preposition: "At" | "of";
};

/** The head of a page of one company, below its own. */
export function CompanyPageHead({
  title,
  companyId,
  name,
  preposition,
  ...head
}: CompanyPageHeadProps) {
  return (
    <>
      <Crumbs current={title}>
        <Link to="/dashboard/companies">Companies</Link>
        <Link to="/dashboard/companies/$companyId" params={{ companyId }}>
          {name ?? <Skeleton className="w-24" />}
        </Link>
      </Crumbs>
      <PageHead
        title={title}
        sub={
          name === undefined ? (
            <SkeletonLine className="w-40" />
          ) : (
            <>
              {preposition} <CompanyLink id={companyId} name={name} />
            </>
          )
        }
        {...head}
      />
    </>
  );
}
