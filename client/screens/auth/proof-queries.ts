import { proofEndpoints } from "../../../shared/account/proof.ts";
import { queryOf } from "../../lib/queries/query-of.ts";

/** How the user can prove who they are: whether there is a password, and passkeys. */
export const waysQuery = {
  ...queryOf({ key: ["proof"], endpoint: proofEndpoints.ways }),
  staleTime: 0,
};
