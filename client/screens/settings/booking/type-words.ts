/** Minutes, for a Select. */
export const noticeOptions = [0, 60, 240, 1440, 2880, 10_080] as const;
export const pauseOptions = [0, 5, 10, 15, 30, 60] as const;
/** Days. */
export const reachOptions = [7, 14, 28, 56, 84, 182, 365] as const;
