/** "https://example.com/" as people say it: "example.com". */
export function withoutScheme(website: string): string {
  return website.replace(/^https?:\/\//i, "").replace(/\/$/, "");
}
