/** The columns of the tables besides the name, in their order, as the address calls them. */
export const customerColumns = [
  "company",
  "tags",
  "status",
  "value",
  "lastContact",
  "nextAppointment",
  "openTasks",
  "createdAt",
] as const;

export const companyColumns = [
  "industry",
  "tags",
  "clientCount",
  "totalValue",
  "createdAt",
] as const;
