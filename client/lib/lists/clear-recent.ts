/** Where the recently opened records are stored on this device. */
export const recentKey = "recent";

/** Customer names must not remain on a device after signing out. */
export function clearRecent(): void {
  localStorage.removeItem(recentKey);
}
