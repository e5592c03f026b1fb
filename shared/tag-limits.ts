/** The most tags of one customer or company, and of one account. */
export const tagLimits = { each: 30, all: 500 } as const;
