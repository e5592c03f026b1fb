import { expect } from "vitest";
import { shownDetails } from "../../../../shared/account/subscription.ts";
import { readIcs } from "../../read-files.ts";
import { serverMessages } from "../../said.ts";
import type { Person } from "../model.ts";
import { byId } from "../pages.ts";
import { type Plays, type PublicPlays, refusal } from "../world.ts";

const none = refusal(404, serverMessages.subscription.none);
const anyPath = expect.stringMatching(/^\/calendar\/[\w-]{43}\.ics$/);

export const subscriptionPlays: Plays = {
  "GET /api/subscription": ({ me }) => ({
    meets: { status: 200, body: { data: viewAddress(me) } },
  }),

  "POST /api/subscription": ({ me, now }) => {
    const shows = me.address?.shows ?? "full";
    const data = { shows, createdAt: now.toISOString(), lastReadAt: null };
    return {
      meets: { status: 201, body: { data, path: anyPath } },
      learn: ({ path }) => {
        if (me.address) me.endedAddresses.push(me.address.token);
        me.address = { ...data, token: path.slice("/calendar/".length, -".ics".length) };
      },
    };
  },

  "PUT /api/subscription": ({ me, draw }) => {
    const shows = draw.of(shownDetails);
    const input = { body: { shows } };
    const { address } = me;
    if (!address) return { input, meets: none };
    return {
      input,
      meets: { status: 200, body: { data: { ...viewAddress(me), shows } } },
      learn: () => {
        address.shows = shows;
      },
    };
  },

  "DELETE /api/subscription": ({ me }) => {
    if (!me.address) return { meets: none };
    const { token } = me.address;
    return {
      meets: { status: 200, body: { msg: serverMessages.subscription.ended } },
      learn: () => {
        me.endedAddresses.push(token);
        me.address = undefined;
      },
    };
  },
};

export const calendarPlays: PublicPlays = {
  "GET /calendar/:token.ics": ({ me, draw, now }) => {
    const address = draw.once(4) ? undefined : me?.address;
    if (!me || !address) {
      const token = draw.of(["made-up", ...(me?.endedAddresses ?? [])]);
      return {
        input: { params: { token } },
        meets: refusal(404, "There is nothing at this address"),
      };
    }
    return {
      input: { params: { token: address.token } },
      meets: (text) => expect(readIcs(text).map(({ SUMMARY }) => SUMMARY)).toEqual(listShown(me)),
      learn: () => {
        const before = address.lastReadAt;
        const isDue = before === null || now.getTime() - Date.parse(before) >= 60_000;
        if (isDue) address.lastReadAt = now.toISOString();
      },
    };
  },
};

function viewAddress({ address }: Person) {
  if (!address) return null;
  const { token: _token, ...shown } = address;
  return shown;
}

/** The titles of all events that are to be seen under a person's address. */
function listShown({ address, appointments }: Person): string[] {
  const all = [...appointments.values()].sort(byId);
  if (address?.shows === "full") return all.map(({ title }) => title);
  const taking = all.filter(({ outcome }) => outcome !== "canceled");
  if (address?.shows === "titles") return taking.map(({ title }) => title);
  return taking.filter(({ date }) => date.length > 10).map(() => "Busy");
}
