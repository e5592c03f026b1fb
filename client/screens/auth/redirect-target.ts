const home = "/dashboard";

/**
 * Where to go after signing in. Anyone can craft a login link, so only paths under /dashboard of
 * this origin count; anything else leads to the overview.
 */
export function redirectTarget(wanted: string | undefined): string {
  // Resolved as the browser would, which unmasks "//host", "\\host" and "/dashboard/../..".
  const base = "http://this.invalid";
  if (!wanted || !URL.canParse(wanted, base)) return home;
  const { origin, pathname, search, hash } = new URL(wanted, base);
  const inside = pathname === home || pathname.startsWith(`${home}/`);
  return origin === base && inside ? pathname + search + hash : home;
}
