import { expect, test, vi } from "vitest";
import { presenceEndpoints } from "../../shared/api/presence.ts";
import { startWithAna } from "../test/harness.ts";
import { listenForEvents } from "../test/listen.ts";
import { joinDesk } from "../test/people.ts";

const looking = { kind: "customers", record: "c1", state: "looking", tab: "t1" } as const;

test("others on the desk hear who is on a record, a reader's presence too, and no other desk does", async () => {
  const { ana, ...app } = await startWithAna();
  const ben = await joinDesk(app, ana, "reader");
  const cleo = await app.signUp();
  const ears = [
    await listenForEvents(app.app, ana.token),
    await listenForEvents(app.app, cleo.token),
  ];
  await ben.call(presenceEndpoints.tell, { body: looking });
  await ben.call(presenceEndpoints.tell, { body: { ...looking, state: "gone" } });
  await vi.waitFor(() => expect(ears[0]?.events()).toEqual(["here", "here"]));
  expect(ears[1]?.events()).toEqual([]);
});
