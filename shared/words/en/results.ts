/** What became of what somebody did, or asked for. */
export const results = {
  auth: {
    deleteFailed: "Failed to delete account",
    confirmLinkSent: (email: string) =>
      `We sent a link to ${email}. Your email changes when you open it.`,
  },
  devices: {
    listFailed: "Failed to load your devices",
    endFailed: "Failed to log out the device",
  },
  companies: {
    created: "Company created successfully",
    updated: "Company updated successfully",
    deleted: "Company deleted successfully",
    listFailed: "Failed to load companies",
    detailsFailed: "Failed to load company details",
    deleteFailed: "Failed to delete company",
  },
  tags: {
    saveFailed: "The tag could not be saved. Try again.",
  },
  tasks: {
    listFailed: "Failed to load tasks",
    saveFailed: "Failed to save the task",
    deleteFailed: "Failed to delete the task",
  },
  views: {
    saveFailed: "The view could not be saved. Try again.",
  },
  customers: {
    created: "Customer created successfully",
    updated: "Customer updated successfully",
    deleted: "Customer deleted successfully",
    listFailed: "Failed to load customers",
    detailsFailed: "Failed to load customer details",
    deleteFailed: "Failed to delete customer",
    bulkFailed: "The customers could not be changed. Try again.",
    notFound: "Customer not found",
    missing: "The customer you're looking for doesn't exist or has been deleted.",
    interactionsFailed: "Failed to load customer interactions",
    companyRequired: "Company ID is required to create a customer",
  },
  appointments: {
    created: "Appointment created successfully",
    updated: "Appointment updated successfully",
    deleted: "Appointment deleted successfully",
    listFailed: "Failed to load appointments",
    detailsFailed: "Failed to load appointment details",
    saveFailed: "Failed to save appointment",
    deleteFailed: "Failed to delete appointment",
    required: "Please fill all required fields",
  },
  history: {
    listFailed: "Failed to load your history",
    recordsFailed: "The changed records could not be loaded",
    undoFailed: "Failed to undo the change",
    nothingToUndo: "Nothing to undo",
    nothingToRedo: "Nothing to redo",
    trashFailed: "Failed to empty the trash",
  },
  activities: {
    saveFailed: "Failed to save the entry",
    deleteFailed: "Failed to delete the entry",
  },
  settings: {
    updated: "Settings updated successfully",
    failed: "Failed to update settings",
  },
  notSaved: "Not saved. Your text is kept.",
  exportFailed: "Failed to download the file",
  dashboardFailed: "Failed to load dashboard data",
  saveFailed: "Failed to create or update company or customer",
} as const;
