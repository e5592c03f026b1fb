import { companyEndpoints } from "../../../shared/kinds/companies.ts";
import { customerEndpoints } from "../../../shared/kinds/customers.ts";
import type { Task } from "../../../shared/kinds/tasks.ts";
import { type StoryEntry, storyEndpoints } from "../../../shared/story.ts";
import { results } from "../../../shared/words/en/results.ts";
import { call } from "../../lib/api.ts";
import { saveFile } from "../../lib/browser/files.ts";
import { sayFailed } from "../../lib/write/say-failed.ts";
import type { StoryOf } from "./queries.ts";

/** Saves a customer or a company with its whole story as a file. */
export async function exportRecord({ kind, id }: StoryOf): Promise<void> {
  const params = { id };
  const [get, ofStory] =
    kind === "customer"
      ? [customerEndpoints.get, storyEndpoints.ofCustomer]
      : [companyEndpoints.get, storyEndpoints.ofCompany];
  try {
    const { data: record } = await call(get, { params });
    const story: StoryEntry[] = [];
    const openTasks: Task[] = [];
    let cursor: string | undefined;
    do {
      const page = await call(ofStory, { params, query: { limit: 200, cursor } });
      story.push(...page.data);
      openTasks.push(...page.openTasks);
      cursor = page.nextCursor ?? undefined;
    } while (cursor);
    const text = JSON.stringify({ [kind]: record, openTasks, story }, null, 2);
    // Not in the name of a file on every system.
    const name = record.name.replaceAll(/[\\/:*?"<>|]/g, "-");
    saveFile(new File([text], `${name}.json`, { type: "application/json" }));
  } catch (error) {
    sayFailed(error, () => results.exportFailed);
  }
}
