/** Enough for what a Client Desk file says of itself before its first record. */
const head = 4096;

/** Whether a file is a whole account, which is restored and not matched. */
export async function isAccountFile(file: File): Promise<boolean> {
  const start = await file.slice(0, head).text();
  return /^\ufeff?\s*\{/.test(start) && start.includes('"exportedAt"');
}
