/** The width of the landing page. */
export const wrap = "mx-auto w-full max-w-[1280px] px-10 to-700:px-4";

/** A statement on the left, details on the right; stacked on narrow screens. */
export const statement =
  "grid grid-cols-[minmax(0,1fr)_400px] gap-x-16 max-[1000px]:grid-cols-[minmax(0,1fr)]";

export const statementTitle =
  "font-display text-40 font-medium tracking-[-0.018em] text-balance to-700:text-[30px] to-700:leading-9";
