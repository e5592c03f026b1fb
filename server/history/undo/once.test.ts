import { expect, test } from "vitest";
import { changeIdHeader, historyEndpoints } from "../../../shared/history/history.ts";
import { companyEndpoints } from "../../../shared/kinds/companies.ts";
import { newPerson } from "../../test/harness.ts";
import { addCompany } from "../../test/records.ts";

test("an undo that comes several times with one key is done once, and with another key is refused", async () => {
  const ana = await newPerson();
  const { _id } = await addCompany(ana);
  const params = { id: _id };
  const renamed = await ana.send(companyEndpoints.update, { params, body: { name: "Renamed" } });
  const change = { id: String(renamed.headers[changeIdHeader.toLowerCase()]) };
  const keyed = (key: string) => ({
    params: change,
    body: {},
    headers: { "idempotency-key": key },
  });
  const undo = () => ana.send(historyEndpoints.undo, keyed("once"));
  const answers = [...(await Promise.all([undo(), undo(), undo()])), await undo()];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
  for (const answer of answers) {
    expect(answer.json()).toEqual(answers[0]?.json());
    expect(answer.headers).toHaveProperty(
      changeIdHeader.toLowerCase(),
      answers[0]?.headers[changeIdHeader.toLowerCase()],
    );
  }
  expect((await ana.refused(historyEndpoints.undo, keyed("other"))).status).toBe(409);
});
