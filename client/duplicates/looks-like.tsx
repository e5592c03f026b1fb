import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Users } from "lucide-react";
import { useWatch } from "react-hook-form";
import type { DuplicateKind } from "../../shared/duplicate-kinds.ts";
import type { Sought } from "../../shared/duplicates.ts";
import { listNames } from "../../shared/list-names.ts";
import { useDebounced } from "../palette/use-debounced.ts";
import { likeQuery } from "./queries.ts";

interface LooksLikeProps {
  kind: DuplicateKind;
  /** The name of the company that a customer is added to. */
  company?: string | undefined;
  /** The record that is edited. */
  except?: string | undefined;
}

/** Names of fewer letters are those of too many. */
const leastLetters = 4;
const leastDigits = 6;

/** Who is here already, in the form around it: by what is typed so far. */
export function LooksLike({ kind, company = "", except }: LooksLikeProps) {
  const typed: Partial<Record<keyof Sought, string>> = useWatch();
  const { name = "", email = "", phone = "", website = "" } = typed;
  const sought = {
    name: name.trim().length < leastLetters ? "" : name.trim(),
    email: email.includes("@") ? email.trim() : "",
    phone: phone.replace(/\D/g, "").length < leastDigits ? "" : phone.trim(),
    website: website.includes(".") ? website.trim() : "",
  };
  const asked = useDebounced(Object.values(sought).some(Boolean) ? JSON.stringify(sought) : "");
  const { data } = useQuery({
    // As it was written one line above.
    ...likeQuery({ kind, company, except, ...(asked !== "" && JSON.parse(asked)) }),
    enabled: asked !== "",
    placeholderData: keepPreviousData,
  });
  const like = asked === "" ? undefined : data?.[0];
  if (!like) return null;
  const [, companyName] = listNames(like.name, like.company);
  return (
    <p className="flex items-start gap-[7px] pt-2.5 text-13 leading-[18px] font-medium text-notice">
      <Users className="mt-px" />
      <span>
        Looks like <b className="font-semibold">{like.name}</b>
        {kind === "customers" && companyName && ` at ${companyName}`}.{" "}
        <RecordLink kind={kind} id={like._id} name={like.name} />
      </span>
    </p>
  );
}

function RecordLink({ kind, id, name }: { kind: DuplicateKind; id: string; name: string }) {
  const look = "hit font-semibold underline underline-offset-[3px]";
  const text = (
    <>
      Open<span className="vh"> {name}</span>
    </>
  );
  return kind === "customers" ? (
    <Link to="/dashboard/customers/$customerId" params={{ customerId: id }} className={look}>
      {text}
    </Link>
  ) : (
    <Link to="/dashboard/companies/$companyId" params={{ companyId: id }} className={look}>
      {text}
    </Link>
  );
}
