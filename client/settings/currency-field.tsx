import { useState } from "react";
import { lazyModule } from "../lib/lazy-module.ts";
import { Input } from "../ui/field.tsx";
import { listCurrencies } from "./currencies.ts";

/** The list is loaded after the page. */
const lists = lazyModule(() => import("../ui/combobox.tsx"));

type CurrencyFieldProps = { value: string; onChange: (code: string) => void };

/** Any currency, found by its name or its code. */
export function CurrencyField({ value, onChange }: CurrencyFieldProps) {
  const [currencies] = useState(listCurrencies);
  const list = lists.use(true);
  const chosen = currencies.find((one) => one.value === value) ?? { value, label: value };
  if (!list) return <Input value={chosen.label} readOnly />;
  return (
    <list.Combobox
      items={currencies}
      value={chosen}
      onValueChange={(next) => next && onChange(next.value)}
      emptyText="No such currency"
    />
  );
}
