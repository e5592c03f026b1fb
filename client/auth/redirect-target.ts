const home = "/dashboard";

/**
 * Where to go on after signing in. Anyone can write a login link, so only a path under /dashboard of
 * this very origin counts; everything else leads to the overview.
 */
export function redirectTarget(wanted: string | undefined): string {
  // Resolved as the browser would: "//host", "\\host" and "/dashboard/../.." show their true face.
  const base = "http://this.invalid";
  if (!wanted || !URL.canParse(wanted, base)) return home;
  const { origin, pathname, search, hash } = new URL(wanted, base);
  const inside = pathname === home || pathname.startsWith(`${home}/`);
  return origin === base && inside ? pathname + search + hash : home;
}
