/** Sections begin at the rule below the tabs, instead of at one of their own. */
export const underTabs = "-mt-5 [&_.fs:first-child]:border-t-0";
