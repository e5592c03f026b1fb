/** "https://example.com/" in short: "example.com". */
export function withoutScheme(website: string): string {
  return website.replace(/^https?:\/\//i, "").replace(/\/$/, "");
}
