import { useNow } from "../appointments/use-now.ts";
import { useSession } from "../auth/session.ts";
import { Crumbs } from "../layout/crumbs.tsx";
import { Desk } from "./desk.tsx";

export function Overview() {
  const { user } = useSession();
  const now = useNow();
  return (
    <>
      <title>Dashboard · Client Desk</title>
      <Crumbs current="Dashboard" />
      {user && <Desk name={user.name} now={now} />}
    </>
  );
}
