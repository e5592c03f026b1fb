import { Crumbs } from "../layout/crumbs.tsx";
import { PageHead } from "../ui/page.tsx";

/** Everything that is to be done, the most urgent first. */
export function TasksPage() {
  return (
    <>
      <title>Tasks · Client Desk</title>
      <Crumbs current="Tasks" />
      <PageHead title="Tasks" />
    </>
  );
}
