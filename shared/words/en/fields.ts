/** Fields that screens begin with. */
export const fields = {
  clearSearch: "Clear Search",
  showPassword: "Show password",
  hidePassword: "Hide password",
} as const;
