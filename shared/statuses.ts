/** The five statuses of a customer, in the order people usually go through them. */
export const customerStatuses = [
  "Window Shopper",
  "Pending",
  "Active",
  "Deal Closed",
  "Returning Client",
] as const;
export type CustomerStatus = (typeof customerStatuses)[number];

export const defaultStatus: CustomerStatus = "Active";

/** In the place of the day until which a customer is left alone: for good. */
export const never = "9999-12-31";

/** A customer needs attention once the last contact is more than this many days ago, unless the user says otherwise. */
export const attentionDays: Record<CustomerStatus, number> = {
  Pending: 7,
  "Window Shopper": 14,
  Active: 30,
  "Returning Client": 60,
  "Deal Closed": 90,
};
