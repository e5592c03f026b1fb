import { twoStepEndpoints } from "../../../../shared/account/two-step.ts";
import { signin } from "../../../../shared/words/en/signin.ts";
import { queryClient } from "../../../lib/queries/query-client.ts";
import { queryOf } from "../../../lib/queries/query-of.ts";
import { write } from "../../../lib/write/write.ts";

/** Whether logging in takes a code. */
export const twoStepQuery = {
  ...queryOf({
    key: ["two-step"],
    endpoint: twoStepEndpoints.get,
    failed: () => signin.twoStep.loadFailed,
  }),
  staleTime: 0,
};

const saying = {
  get failed() {
    return signin.twoStep.saveFailed;
  },
  refresh: "never",
} as const;

function refresh(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: twoStepQuery.queryKey });
}

export async function beginSetup() {
  return (await write(twoStepEndpoints.begin, {}, saying)).data;
}

export async function turnOn(code: string): Promise<void> {
  const done = signin.twoStep.isOn;
  const { data } = await write(
    twoStepEndpoints.turnOn,
    { body: { code } },
    {
      refresh: "never",
      done,
    },
  );
  queryClient.setQueryData(twoStepQuery.queryKey, data);
}

export async function turnOff(): Promise<void> {
  const done = ({ msg }: { msg: string }) => msg;
  await write(twoStepEndpoints.turnOff, {}, { ...saying, done });
  await refresh();
}

export async function makeCodes(): Promise<string[]> {
  const { data } = await write(twoStepEndpoints.newCodes, {}, saying);
  await refresh();
  return data.recoveryCodes;
}
