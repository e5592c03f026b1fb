import { plural } from "../plural.ts";

/** Roles, desks, and invitations to them. */
export const people = {
  roles: { owner: "Owner", member: "Member", reader: "Reader" },
  mayDo: {
    owner: "All work, and people and desk settings",
    member: "All work",
    reader: "Looks and searches, changes nothing",
  },
  onlyYou: "only you",
  count: (count: number) => plural("en", count, { one: "# person", other: "# people" }),
  roleAndCount: (role: string, people: string) => `${role}, ${people}`,
  thisDesk: ", this desk",
  newDesk: "New Desk",
  deskSettings: "People and Desk Settings",
  newDeskDialog: {
    text: "Nothing crosses from one desk to the other.",
    name: "Name",
    save: "Create Desk",
    saving: "Creating",
    failed: "The desk could not be created. Try again.",
  },
  join: {
    title: (desk: string) => `Join ${desk}?`,
    button: "Join",
    joining: "Joining",
    notNow: "Not Now",
    failed: "The invitation could not be answered. Try again.",
    invites: {
      owner: (from: string, desk: string, own: string) =>
        `${from} invites you to ${desk}, as an owner. You keep ${own} and can switch between them at any time.`,
      member: (from: string, desk: string, own: string) =>
        `${from} invites you to ${desk}, as a member. You keep ${own} and can switch between them at any time.`,
      reader: (from: string, desk: string, own: string) =>
        `${from} invites you to ${desk}, as a reader. You keep ${own} and can switch between them at any time.`,
    },
    invited: {
      owner: (desk: string, own: string) =>
        `You are invited to ${desk}, as an owner. You keep ${own} and can switch between them at any time.`,
      member: (desk: string, own: string) =>
        `You are invited to ${desk}, as a member. You keep ${own} and can switch between them at any time.`,
      reader: (desk: string, own: string) =>
        `You are invited to ${desk}, as a reader. You keep ${own} and can switch between them at any time.`,
    },
  },
  dead: {
    title: "This invitation no longer works.",
    text: "It was used, revoked or is older than 7 days. Ask for a new one.",
  },
  notLoaded: "The invitation could not be loaded. Open its link again.",
  other: {
    title: "This invitation is for somebody else",
    text: (email: string, wanted: string) =>
      `You are logged in as ${email}. This invitation is for ${wanted}.`,
    logIn: "Log In as Another",
  },
} as const;
