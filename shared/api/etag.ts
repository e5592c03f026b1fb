/** The version of a record, as in `ETag` and `If-Match`. */
export function toEtag({ updatedAt }: { updatedAt: string }): string {
  return `"${updatedAt}"`;
}
