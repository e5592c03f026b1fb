import { Link } from "@tanstack/react-router";
import type { ComponentProps } from "react";
import { companies } from "../../../shared/words/en/companies.ts";
import { Crumbs } from "../../ui/crumbs.tsx";
import { PageHead } from "../../ui/page.tsx";
import { Skeleton, SkeletonLine } from "../../ui/skeleton.tsx";
import { Rich } from "../../ui/text/rich.tsx";
import { CompanyLink } from "./company-link.tsx";

type CompanyPageHeadProps = Omit<ComponentProps<typeof PageHead>, "title" | "sub"> & {
  title: string;
  companyId: string;
  /** Absent while it loads. */
  name: string | undefined;
  /** What is said of the company: at it, or of it. */
  said: "at" | "of";
};

/** The head of a page of one company, below its own. */
export function CompanyPageHead({ title, companyId, name, said, ...head }: CompanyPageHeadProps) {
  return (
    <>
      <Crumbs current={title}>
        <Link to="/dashboard/companies">{companies.title}</Link>
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
            <Rich
              text={said === "at" ? companies.at(name) : companies.of(name)}
              tags={{ company: () => <CompanyLink id={companyId} name={name} /> }}
            />
          )
        }
        {...head}
      />
    </>
  );
}
