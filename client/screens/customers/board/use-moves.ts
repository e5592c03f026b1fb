import { useEffect, useRef, useState } from "react";
import { type Customer, customerEndpoints } from "../../../../shared/kinds/customers.ts";
import type { CustomerStatus } from "../../../../shared/statuses.ts";
import { common } from "../../../../shared/words/en/common.ts";
import { customers } from "../../../../shared/words/en/customers.ts";
import { results } from "../../../../shared/words/en/results.ts";
import { isolate } from "../../../lib/format/isolate.ts";
import { succeeds, write } from "../../../lib/write/write.ts";
import { type Move, whenMoved } from "./moves.ts";

/** Milliseconds that a moved entry stays washed. */
const freshFor = 2000;

/** Moves customers between columns: at once on screen, then on the server, with the way back. */
export function useMoves() {
  const [moves, setMoves] = useState<readonly Move[]>([]);
  const [fresh, setFresh] = useState<string>();
  /** The place in the document of an entry moved by key, which takes the focus once it is there. */
  const awaited = useRef<string>(undefined);

  useEffect(() => {
    if (fresh === undefined) return undefined;
    const timer = setTimeout(() => {
      setFresh(undefined);
      setMoves((all) => all.filter(({ settled }) => !settled));
    }, freshFor);
    return () => clearTimeout(timer);
  }, [fresh]);

  useEffect(() => {
    const entry = awaited.current && document.querySelector<HTMLElement>(awaited.current);
    if (!entry) return;
    awaited.current = undefined;
    entry.focus();
  });

  const move = async (customer: Customer, to: CustomerStatus, byKey = false) => {
    const id = customer._id;
    awaited.current = byKey ? `[data-column="${to}"] [data-row="${id}"] .row-name` : undefined;
    const mine: Move = { customer, to, settled: false };
    // In the same frame as the key, for the focus.
    setMoves((all) => [...all.filter((one) => one.customer._id !== id), mine]);
    setFresh(id);
    const isMoved = await succeeds(
      write(
        customerEndpoints.update,
        { params: { id }, body: { status: to } },
        {
          paint: () => () => setMoves((all) => all.filter((one) => one !== mine)),
          done: customers.isNow(isolate(customer.name), common.statuses[to]),
          failed: results.saveFailed,
          refresh: "first",
          queue: id,
        },
      ),
    );
    if (isMoved) setMoves((all) => all.map((one) => whenMoved(one, mine)));
  };
  return {
    moves,
    fresh,
    move: (customer: Customer, to: CustomerStatus, byKey?: boolean) =>
      void move(customer, to, byKey),
  };
}
