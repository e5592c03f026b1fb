interface Usage {
  customers: number;
  companies: number;
}

interface UsageWords {
  none: string;
  customers: (customers: number) => string;
  companies: (companies: number) => string;
  both: (customers: number, companies: number) => string;
}

/** What is said of how many have a tag, such as "31 customers, 1 company". */
export function sayUsage({ customers, companies }: Usage, words: UsageWords): string {
  if (companies === 0) return customers === 0 ? words.none : words.customers(customers);
  return customers === 0 ? words.companies(companies) : words.both(customers, companies);
}
