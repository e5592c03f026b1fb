// Without zod: addresses are read before it has loaded.

/** The lists of all bookings: what is still to come, what is over, what doesn’t take place, and all by when they were made. */
export const bookingShows = ["upcoming", "past", "canceled", "newest"] as const;
export type BookingShow = (typeof bookingShows)[number];

/** How a booking came about, and what its customer has answered. */
export const bookingFilters = [
  "held",
  "asked",
  "proposed",
  "online",
  "invited",
  "accepted",
  "declined",
] as const;
export type BookingFilter = (typeof bookingFilters)[number];
