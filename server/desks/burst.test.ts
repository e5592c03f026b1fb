import { expect, test, vi } from "vitest";
import { deskHeader } from "../../shared/account/roles.ts";
import { toEtag } from "../../shared/api/etag.ts";
import { historyEndpoints } from "../../shared/history/history.ts";
import { customerEndpoints } from "../../shared/kinds/customers.ts";
import { startApp } from "../test/harness.ts";
import { listenForEvents } from "../test/listen.ts";
import { joinDesk } from "../test/people.ts";
import { addCompany, addCustomer } from "../test/records.ts";

const colleagues = 19;
const edits = 4;

interface Answer {
  status: number;
  change: string | null;
  body: { data: { notes: string; updatedAt: string }; current?: unknown };
}

test("twenty people who edit one desk at once lose nothing that was acknowledged, and all hear of it", async () => {
  const server = await startApp();
  const ana = await server.signUp({ name: "Ana" });
  const people: { token: string }[] = [ana];
  for (let n = 0; n < colleagues; n += 1) people.push(await joinDesk(server, ana, "member"));
  const { _id: company } = await addCompany(ana, { name: "Acme" });
  const shared = [await addCustomer(ana, company), await addCustomer(ana, company)];
  const own = await Promise.all(people.map(() => addCustomer(ana, company)));
  const headers = { [deskHeader]: ana.desk._id };
  const ears = await Promise.all(
    people.map(({ token }) => listenForEvents(server.app, token, headers)),
  );
  const address = server.app.server.address();
  if (address === null || typeof address === "string") throw new Error("The server has no port");
  const base = `http://127.0.0.1:${address.port}`;
  const acknowledged: string[] = [];
  let refused = 0;

  /** Over a real connection: requests of all are on their way together. */
  async function put(
    token: string,
    { _id }: { _id: string },
    notes: string,
    version?: { updatedAt: string },
  ): Promise<Answer> {
    const answer = await fetch(base + customerEndpoints.update.url.replace(":id", _id), {
      method: "PUT",
      headers: {
        ...headers,
        authorization: `Bearer ${token}`,
        "content-type": "application/json",
        ...(version && { "if-match": toEtag(version) }),
      },
      body: JSON.stringify({ notes }),
    });
    const change = answer.headers.get("change-id");
    if (answer.ok && change) acknowledged.push(change);
    // as: of a customer, or of a refusal.
    return { status: answer.status, change, body: (await answer.json()) as Answer["body"] };
  }

  /** As a form does: from the version that was read, and again from the newer one where there is one. */
  async function append(
    person: Pick<typeof ana, "call">,
    token: string,
    one: { _id: string },
    word: string,
  ) {
    while (true) {
      const { data } = await person.call(customerEndpoints.get, { params: { id: one._id } });
      const { status, body } = await put(token, one, `${data.notes} ${word}`, data);
      if (status === 200) return;
      expect(status).toBe(409);
      expect(body.current).toMatchObject({ _id: one._id });
      refused += 1;
    }
  }

  const words = shared.map((): string[] => []);
  await Promise.all(
    people.map(async ({ token }, n) => {
      const person = server.withToken(token, ana.desk._id);
      for (let turn = 0; turn < edits; turn += 1) {
        const place = (n + turn) % shared.length;
        const word = `word${n}x${turn}`;
        words[place]?.push(word);
        const [mine, both] = [own[n], shared[place]];
        if (!mine || !both) throw new Error("Each has a customer");
        const [answer] = await Promise.all([
          put(token, mine, word),
          append(person, token, both, word),
        ]);
        expect(answer.status).toBe(200);
      }
    }),
  );

  expect(refused).toBeGreaterThan(0);
  expect(acknowledged).toHaveLength(2 * people.length * edits);
  for (const [place, { _id }] of shared.entries()) {
    const { data } = await ana.call(customerEndpoints.get, { params: { id: _id } });
    expect(data.notes.trim().split(" ").toSorted()).toEqual(words[place]?.toSorted());
  }
  for (const [n, { _id }] of own.entries()) {
    const { data } = await ana.call(customerEndpoints.get, { params: { id: _id } });
    expect(data.notes).toBe(`word${n}x${edits - 1}`);
  }
  const wanted = new Set(acknowledged);
  for (const ear of ears) {
    await vi.waitFor(() => {
      const told = ear.events().flatMap((event) => Object(event)._id ?? []);
      expect(wanted.difference(new Set(told)).size).toBe(0);
    }, 10_000);
  }
  const query = { kind: "customers", limit: "200" } as const;
  const { data } = await ana.call(historyEndpoints.list, { query });
  expect(wanted.difference(new Set(data.map(({ _id }) => _id))).size).toBe(0);
}, 60_000);
