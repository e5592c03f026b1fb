import { useEffect, useRef, useState } from "react";
import { type Customer, customerEndpoints } from "../../../../shared/kinds/customers.ts";
import type { CustomerStatus } from "../../../../shared/statuses.ts";
import { common } from "../../../../shared/words/en/common.ts";
import { customers } from "../../../../shared/words/en/customers.ts";
import { results } from "../../../../shared/words/en/results.ts";
import { isolate } from "../../../lib/format/isolate.ts";
import { succeeds, write } from "../../../lib/write/write.ts";
import type { Move } from "./moves.ts";

/** Milliseconds that a moved entry stays washed. */
const freshFor = 2000;

/** Moves customers between columns: at once on screen, then on the server, with the way back. */
export function useMoves() {
  const [moves, setMoves] = useState<readonly Move[]>([]);
  const [fresh, setFresh] = useState<string>();
  const focused = useRef<string>(undefined);

  useEffect(() => {
    if (fresh === undefined) return undefined;
    const timer = setTimeout(() => {
      setFresh(undefined);
      setMoves((all) => all.filter(({ settled }) => !settled));
    }, freshFor);
    return () => clearTimeout(timer);
  }, [fresh]);

  useEffect(() => {
    // The entry that was moved by key is another element now.
    const id = focused.current;
    focused.current = undefined;
    if (id) document.querySelector<HTMLElement>(`[data-row="${id}"] .row-name`)?.focus();
  });

  const without = (id: string) => (all: readonly Move[]) =>
    all.filter(({ customer }) => customer._id !== id);

  const move = async (customer: Customer, to: CustomerStatus, byKey = false) => {
    const id = customer._id;
    if (byKey) focused.current = id;
    // In the same frame as the key, for the focus.
    setMoves((all) => [...without(id)(all), { customer, to, settled: false }]);
    setFresh(id);
    const isMoved = await succeeds(
      write(
        customerEndpoints.update,
        { params: { id }, body: { status: to } },
        {
          paint: () => () => setMoves(without(id)),
          done: customers.isNow(isolate(customer.name), common.statuses[to]),
          failed: results.saveFailed,
          refresh: "first",
        },
      ),
    );
    if (!isMoved) return;
    const settled = { customer: { ...customer, status: to }, to, settled: true };
    setMoves((all) => [...without(id)(all), settled]);
  };
  return {
    moves,
    fresh,
    move: (customer: Customer, to: CustomerStatus, byKey?: boolean) =>
      void move(customer, to, byKey),
  };
}
