/** Whether this browser has passkeys at this address, as the script in index.html has found out. */
export function hasPasskeys(): boolean {
  return document.documentElement.hasAttribute("data-passkeys");
}
