/** Whether `If-None-Match` names a tag. Weak or not makes no difference: a proxy may have made it so. */
export function isKnownEtag(known: string | undefined, etag: string): boolean {
  const tags = known?.split(",").map((tag) => toStrong(tag.trim()));
  return tags?.some((tag) => tag === toStrong(etag) || tag === "*") ?? false;
}

function toStrong(tag: string): string {
  return tag.replace(/^W\//, "");
}
