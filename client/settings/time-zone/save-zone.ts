import { authEndpoints } from "../../../shared/auth.ts";
import { replaceUser } from "../../auth/session.ts";
import { call, failureText } from "../../lib/api.ts";
import { refreshData } from "../../lib/query-client.ts";
import { notify } from "../../ui/toaster.tsx";

/** Sets the account's zone, on all devices; false if that failed, which is said. */
export async function saveZone(timeZone: string): Promise<boolean> {
  try {
    const { data } = await call(authEndpoints.updateMe, { body: { timeZone } });
    replaceUser(data);
    // Today may be another day there.
    void refreshData();
    return true;
  } catch (error) {
    notify.error(failureText(error, "The time zone could not be saved. Try again."));
    return false;
  }
}
