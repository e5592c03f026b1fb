/** What client and server say of passkeys and codes, apart from messages.ts, which every screen loads. */
export const signInMessages = {
  passkeys: {
    addFailed: "The passkey could not be added. Try again.",
    listFailed: "Failed to load your passkeys",
    saveFailed: "The passkey could not be saved. Try again.",
  },
  twoStep: {
    loadFailed: "Failed to load two-step login",
    saveFailed: "Two-step login could not be changed. Try again.",
  },
} as const;
