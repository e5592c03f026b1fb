/** What stands in documents before anything is loaded, and in what others show of them. */
export const head = {
  tagline:
    "Client Desk keeps the companies you work with, the people there and the time you have promised them on one quiet desk. Free to use.",
  noScript: "Client Desk needs JavaScript to run.",
  lost: "Client Desk could not be loaded. Check your connection and |reload the page|.",
  preview: "The overview of Client Desk",
} as const;
