import { type Handed, handOverEndpoints } from "../../../shared/lists/hand-over.ts";
import { call } from "../../lib/api.ts";

/** What would go to somebody, or to anybody at all: always counted anew. */
export function handOverPreview(chosen: Handed, to: string | undefined) {
  return {
    queryKey: ["hand-over", chosen, to],
    queryFn: async ({ signal }: { signal: AbortSignal }) => {
      const body = { chosen, ...(to && { to }) };
      return (await call(handOverEndpoints.preview, { body, signal })).data;
    },
    staleTime: 0,
  };
}
