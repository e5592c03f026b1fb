import { may as mayIn, type Right } from "../../../shared/account/roles.ts";
import { getSession } from "../session.ts";

/**
 * Whether the user may do something on the desk of this tab: with another role all of the dashboard is
 * rendered anew. Controls that only some may use say so by
 * `data-needs`, see base.css; this is for the rest.
 */
export function may(right: Right): boolean {
  const { user } = getSession();
  return !user || mayIn(user.desk.role, right);
}

/** Whether the user may not, which is then said. */
export function refuses(right: Right): boolean {
  if (may(right)) return false;
  import("./refusal.ts").then(({ sayRefused }) => sayRefused()).catch(() => {});
  return true;
}
