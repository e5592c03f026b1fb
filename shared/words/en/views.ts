/** The name of a saved view, and what became of the view. */
export const views = {
  rename: "Rename View",
  save: "Save View",
  renamed: "View renamed",
  saved: {
    customers: "View saved (in the sidebar under Customers)",
    companies: "View saved (in the sidebar under Companies)",
  },
  updated: "View updated",
  deleted: "View deleted",
  deleteFailed: "Failed to delete the view",
} as const;
