/** The maximum length of a search, in UTF-16 units. Apart, so that a screen that only knows it does not load how texts are folded. */
export const maxSearch = 200;
