/** Tables and lists of records: loading, failing, showing more, and printing all of them. */
export const tables = {
  failed: {
    customers: "The customers could not be loaded.",
    companies: "The companies could not be loaded.",
  },
  loading: {
    customers: "Loading customers",
    companies: "Loading companies",
  },
  restFailed: {
    customers: (count: string) => `The other ${count} customers could not be loaded.`,
    companies: (count: string) => `The other ${count} companies could not be loaded.`,
    appointments: (count: string) => `The other ${count} appointments could not be loaded.`,
  },
  printedFirst: {
    customers: (shown: string, total: string) => `Only the first ${shown} of ${total} customers are printed here. The total counts all of them. To print them all, use Print in the menu above the list.`,
    companies: (shown: string, total: string) => `Only the first ${shown} of ${total} companies are printed here. The total counts all of them. To print them all, use Print in the menu above the list.`,
  },
  tooMany: {
    customers: (total: string, most: string) => `${total} customers are too many to print. Search or filter the list down to ${most} first.`,
    companies: (total: string, most: string) => `${total} companies are too many to print. Search or filter the list down to ${most} first.`,
    appointments: (total: string, most: string) => `${total} appointments are too many to print. Search or filter the list down to ${most} first.`,
    tasks: (total: string, most: string) => `${total} tasks are too many to print. Search or filter the list down to ${most} first.`,
    entries: (total: string, most: string) => `${total} entries are too many to print. Search or filter the list down to ${most} first.`,
  },
  loadingAll: {
    customers: "Loading all customers to print them",
    companies: "Loading all companies to print them",
    appointments: "Loading all appointments to print them",
    tasks: "Loading all tasks to print them",
    entries: "Loading all entries to print them",
  },
  notPrinted: {
    customers: "Not printed: some customers could not be loaded. Try again.",
    companies: "Not printed: some companies could not be loaded. Try again.",
    appointments: "Not printed: some appointments could not be loaded. Try again.",
    tasks: "Not printed: some tasks could not be loaded. Try again.",
    entries: "Not printed: some entries could not be loaded. Try again.",
  },
  showMore: "Show More",
  shownOf: (shown: string, total: string) => `${shown} of ${total}`,
} as const;
