import { useQuery } from "@tanstack/react-query";
import { customerQuery } from "../customers/queries.ts";
import { formatDate } from "../lib/dates.ts";
import { lastActivityQuery } from "../story/queries.ts";

/**
 * What was last written down about a customer; before anything was, what is always true of them. On
 * one line whose place is kept.
 */
export function LastNote({ customer }: { customer: string }) {
  const { data } = useQuery({ ...lastActivityQuery(customer), meta: {} });
  const isNew = data?.length === 0;
  const known = useQuery({ ...customerQuery(customer), enabled: isNew, meta: {} });
  const last = data?.[0];
  const about = isNew && known.data?.notes;
  const said = last ? `Last ${last.kind}, ${formatDate(last.at)}` : about && "About";
  const text = last?.text || about;
  return (
    <p className="last-note">
      {said}
      {said && text && ": "}
      {text && <bdi className="text-ink-2">{text}</bdi>}
      {known.data && !said && "No notes yet"}
    </p>
  );
}
