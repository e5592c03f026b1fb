/** Header that names the desk which a call works on; without it, that is the user’s last one. */
export const deskHeader = "desk";

/** What somebody may be on a desk. A desk always has an owner. */
export const roles = ["owner", "member", "reader"] as const;
export type Role = (typeof roles)[number];

/**
 * What a call asks of who makes it: `own` concerns the person alone; `read` and `write` the desk's
 * records; `export` takes them out; `desk` is the desk itself: its people, its settings, and what
 * nobody can take back.
 */
export const rights = ["own", "read", "write", "export", "desk"] as const;
export type Right = (typeof rights)[number];

/** Who may what: the one table that the API and the screens go by. */
export const rightsOf: Readonly<Record<Role, readonly Right[]>> = {
  owner: rights,
  member: ["own", "read", "write", "export"],
  reader: ["own", "read"],
};

export function may(role: Role, right: Right): boolean {
  return rightsOf[role].includes(right);
}

/** What of an endpoint says what it asks for. */
interface Asking {
  method: string;
  right?: Right;
  isRead?: true;
}

/** What an endpoint asks for: as it says, else to read what it only reads, and to write otherwise. */
export function rightOf({ right, method, isRead }: Asking): Right {
  return right ?? (method === "GET" || isRead ? "read" : "write");
}
