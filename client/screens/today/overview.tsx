import { common } from "../../../shared/words/en/common.ts";
import { overview } from "../../../shared/words/en/overview.ts";
import { useNow } from "../../lib/dates/use-now.ts";
import { useSession } from "../../lib/session.ts";
import { OverviewContent } from "./overview-content.tsx";

export function Overview() {
  const { user } = useSession();
  const now = useNow();
  return (
    <>
      <title>{common.title(overview.page)}</title>
      {user && <OverviewContent name={user.name} now={now} />}
    </>
  );
}
