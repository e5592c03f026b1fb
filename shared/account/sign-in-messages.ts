/** What client and server say of passkeys and codes, apart from messages.ts, which every screen loads. */
export const signInMessages = {
  passkeys: {
    /** Whatever the reason: the answer tells nothing of any account. */
    failed: "That passkey didn’t work here. Log in another way.",
    proofFailed: "That passkey didn’t work. Use your password.",
    unavailable: "Passkeys don’t work at this address",
    addFailed: "The passkey could not be added. Try again.",
    listFailed: "Failed to load your passkeys",
    saveFailed: "The passkey could not be saved. Try again.",
  },
  twoStep: {
    wrongCode: "That code doesn’t match. Wait for the next one.",
    loadFailed: "Failed to load two-step login",
    saveFailed: "Two-step login could not be changed. Try again.",
  },
} as const;
