/** What the server refuses a passkey with, apart from messages.ts, which every screen loads. */
export const signInMessages = {
  passkeys: {
    addFailed: "The passkey could not be added. Try again.",
  },
} as const;
