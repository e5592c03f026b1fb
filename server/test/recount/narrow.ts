import type { AccountCopy } from "./copy.ts";

/** What is left of it when only what these people are responsible for, host or attend is told of. */
export function narrow(copy: AccountCopy, people: readonly string[]): AccountCopy {
  const isTheirs = (person = "") => people.includes(person);
  const customers = copy.customers.filter(({ responsible }) => isTheirs(responsible));
  return {
    ...copy,
    customers,
    companies: copy.companies.filter(({ _id }) => customers.some((one) => one.company === _id)),
    appointments: copy.appointments
      .filter(({ host, attending = [] }) => [host, ...attending].some(isTheirs))
      .map((one) => ({ ...one, except: withoutOwnTimes(one, copy) })),
  };
}

/** A time with facts of its own may be another's: it is not one of the series all the same. */
function withoutOwnTimes(
  { _id, except }: AccountCopy["appointments"][number],
  { appointments }: AccountCopy,
): string {
  const own = appointments.filter(({ series }) => series === _id);
  const days = own.map(({ original }) => original?.slice(0, 10) ?? "");
  return [...except.split(","), ...days].filter(Boolean).join();
}
