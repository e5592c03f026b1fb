/** Where the device keeps which records were opened last. */
export const recentKey = "recent";

/** Names of customers must not stay behind on a device that somebody has signed out of. */
export function clearRecent(): void {
  localStorage.removeItem(recentKey);
}
