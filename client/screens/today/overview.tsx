import { useNow } from "../../lib/dates/use-now.ts";
import { useSession } from "../../lib/session.ts";
import { OverviewContent } from "./overview-content.tsx";

export function Overview() {
  const { user } = useSession();
  const now = useNow();
  return (
    <>
      <title>Dashboard · Client Desk</title>
      {user && <OverviewContent name={user.name} now={now} />}
    </>
  );
}
