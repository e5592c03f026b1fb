import { randomUUIDv7 } from "node:crypto";
import { expect, test } from "vitest";
import { customerEndpoints } from "../../shared/customers.ts";
import { type Person, start, startApp } from "../test/harness.ts";
import { addCompany, addCustomer } from "../test/records.ts";
import type { Db } from "./database.ts";
import { customerKeys } from "./record-keys.ts";

/** More than are ever named one by one. */
const many = 1100;

async function addMany(db: Db, { owner }: Person, company: string) {
  const texts = { name: "Anna Hall", email: "x@x.io", phone: "555 01", notes: "" };
  const at = start.toISOString();
  const rows = Array.from({ length: many }, () => ({
    ...texts,
    ...customerKeys.toKeys(texts),
    owner,
    _id: randomUUIDv7(),
    company,
    value: 250,
    status: "Active" as const,
    lastContact: at.slice(0, 10),
    createdAt: at,
    updatedAt: at,
  }));
  for (let place = 0; place < many; place += 100) {
    await db
      .insertInto("customers")
      .values(rows.slice(place, place + 100))
      .execute();
  }
}

// One and two letters, one trigram, several of them, and what may be a piece of a phone number.
test.each(["a", "nn", "ann", "anna hall", "555", "0555"])(
  "number and value of the many that %j finds follow each change, however often they are asked for",
  async (search) => {
    const { db, signUp } = await startApp();
    const [ana, ben] = [await signUp(), await signUp()];
    const { _id: company } = await addCompany(ana);
    await addMany(db, ana, company);
    const ask = async () => {
      const { total, totalValue } = await ana.call(customerEndpoints.list, { query: { search } });
      return { total, totalValue };
    };
    let [total, totalValue] = [many, many * 2.5];
    expect(await ask()).toEqual({ total, totalValue });
    expect(await ask()).toEqual({ total, totalValue });

    const anna = { name: "Anna Hall", email: "x@x.io", phone: "555 02" };
    const { _id: id } = await addCustomer(ana, company, { ...anna, value: 10 });
    [total, totalValue] = [total + 1, totalValue + 10];
    expect(await ask()).toEqual({ total, totalValue });

    await ana.call(customerEndpoints.update, { params: { id }, body: { value: 11 } });
    totalValue += 1;
    expect(await ask()).toEqual({ total, totalValue });

    const other = { name: "Bo", email: "b@b.io", phone: "1" };
    await ana.call(customerEndpoints.update, { params: { id }, body: other });
    [total, totalValue] = [total - 1, totalValue - 11];
    expect(await ask()).toEqual({ total, totalValue });

    await ana.call(customerEndpoints.update, { params: { id }, body: anna });
    [total, totalValue] = [total + 1, totalValue + 11];
    expect(await ask()).toEqual({ total, totalValue });

    await ana.call(customerEndpoints.remove, { params: { id } });
    [total, totalValue] = [total - 1, totalValue - 11];
    expect(await ask()).toEqual({ total, totalValue });

    // Another process, or a repair by hand.
    await db.updateTable("customers").set({ value: 300 }).where("owner", "=", ana.owner).execute();
    expect(await ask()).toEqual({ total, totalValue: many * 3 });

    await addCustomer(ben, (await addCompany(ben))._id, anna);
    expect(await ask()).toEqual({ total, totalValue: many * 3 });
  },
);
