import { expect, test } from "vitest";
import { serverEndpoints } from "../shared/server.ts";
import { engine, startApp } from "./test/harness.ts";

test("health names the engine that answers", async () => {
  const { visitor } = await startApp();
  expect(await visitor.call(serverEndpoints.health, {})).toEqual({
    status: "ok",
    database: engine,
  });
});

test("the address of the provider comes from the environment", async () => {
  const { visitor } = await startApp({ env: { SUPPORT_EMAIL: "help@desk.example" } });
  expect(await visitor.call(serverEndpoints.config, {})).toEqual({
    data: { supportEmail: "help@desk.example" },
  });
});
