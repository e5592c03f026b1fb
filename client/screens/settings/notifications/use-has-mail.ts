import { useQuery } from "@tanstack/react-query";
import { configQuery } from "../../auth/queries.ts";

/** Whether the server can send email; until that is known, as if it could. */
export function useHasMail(): boolean {
  return useQuery(configQuery).data?.mail ?? true;
}
