import type { MutationOptions } from "@tanstack/react-query";
import { queryClient } from "./query-client.ts";

/**
 * A mutation outside of React, in the cache like any other, so that live changes wait for it. For
 * rows of a list: a hundred observers of what none of them waits for take longer than the rows.
 */
export function mutate<Answer extends object>(options: MutationOptions<Answer>): Promise<Answer> {
  return queryClient.getMutationCache().build(queryClient, options).execute(undefined);
}
