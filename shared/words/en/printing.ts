/** What is said before a list is printed. */
export const printing = {
  customers: {
    tooMany: (total: string, most: string) =>
      `${total} customers are too many to print. Search or filter the list down to ${most} first.`,
    loading: "Loading all customers to print them",
    failed: "Not printed: some customers could not be loaded. Try again.",
  },
  companies: {
    tooMany: (total: string, most: string) =>
      `${total} companies are too many to print. Search or filter the list down to ${most} first.`,
    loading: "Loading all companies to print them",
    failed: "Not printed: some companies could not be loaded. Try again.",
  },
  appointments: {
    tooMany: (total: string, most: string) =>
      `${total} appointments are too many to print. Search or filter the list down to ${most} first.`,
    loading: "Loading all appointments to print them",
    failed: "Not printed: some appointments could not be loaded. Try again.",
  },
  tasks: {
    tooMany: (total: string, most: string) =>
      `${total} tasks are too many to print. Search or filter the list down to ${most} first.`,
    loading: "Loading all tasks to print them",
    failed: "Not printed: some tasks could not be loaded. Try again.",
  },
  entries: {
    tooMany: (total: string, most: string) =>
      `${total} entries are too many to print. Search or filter the list down to ${most} first.`,
    loading: "Loading all entries to print them",
    failed: "Not printed: some entries could not be loaded. Try again.",
  },
} as const;
