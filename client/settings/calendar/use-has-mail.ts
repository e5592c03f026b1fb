import { useQuery } from "@tanstack/react-query";
import { configQuery } from "../../auth/queries.ts";

export const noMail = "This server isn’t set up to send email. Ask whoever runs it.";

/** Whether the server can send email; until that is known, as if it could. */
export function useHasMail(): boolean {
  return useQuery(configQuery).data?.mail ?? true;
}
