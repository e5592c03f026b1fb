import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Users } from "lucide-react";
import { useWatch } from "react-hook-form";
import { listNames } from "../../../shared/lists/list-names.ts";
import type { DuplicateKind } from "../../../shared/matching/duplicate-kinds.ts";
import { duplicateEndpoints, type RecordToMatch } from "../../../shared/matching/duplicates.ts";
import { companies } from "../../../shared/words/en/companies.ts";
import { useDebounced } from "../../lib/browser/use-debounced.ts";
import { queryOf } from "../../lib/queries/query-of.ts";
import { Rich } from "../../ui/text/rich.tsx";

interface LooksLikeProps {
  kind: DuplicateKind;
  /** The name of the company that a customer is added to. */
  company?: string | undefined;
  /** The record that is edited. */
  except?: string | undefined;
}

/** Who may be the same as what is typed. Fails silently: it is only a hint. */
function likeQuery(query: RecordToMatch & { kind: DuplicateKind; except?: string | undefined }) {
  return queryOf({ key: ["duplicates", "like", query], endpoint: duplicateEndpoints.like, query });
}

/** Names of fewer letters are those of too many. */
const leastLetters = 4;
const leastDigits = 6;

/** Who is here already, in the form around it: by what is typed so far. */
export function LooksLike({ kind, company = "", except }: LooksLikeProps) {
  const typed: Partial<Record<keyof RecordToMatch, string>> = useWatch();
  const { name = "", email = "", phone = "", website = "" } = typed;
  const values = {
    name: name.trim().length < leastLetters ? "" : name.trim(),
    email: email.includes("@") ? email.trim() : "",
    phone: phone.replace(/\D/g, "").length < leastDigits ? "" : phone.trim(),
    website: website.includes(".") ? website.trim() : "",
  };
  const asked = useDebounced(Object.values(values).some(Boolean) ? JSON.stringify(values) : "");
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
        <Rich
          text={
            kind === "customers" && companyName
              ? companies.like.looksLikeAt(like.name, companyName)
              : companies.like.looksLike(like.name)
          }
          tags={{ name: () => <b className="font-semibold">{like.name}</b> }}
        />{" "}
        <RecordLink kind={kind} id={like._id} name={like.name} />
      </span>
    </p>
  );
}

function RecordLink({ kind, id, name }: { kind: DuplicateKind; id: string; name: string }) {
  const look = "hit-area font-semibold underline underline-offset-[3px]";
  const text = (
    <Rich
      text={companies.like.open(name)}
      tags={{ hidden: (inner) => <span className="sr-only">{inner}</span> }}
    />
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
