import type { NamedCustomer } from "../../../../shared/transfer/imports.ts";

/** A record that rows can name. */
export interface Named {
  _id: string;
  name: string;
}

/** A company that rows can name, with what rows may say of it as well. */
export interface NamedCompany extends Named {
  website?: string;
  address?: string;
}

/** What the account has of what rows name, by `nameKey` or a key of company-links.ts; null: it was asked for and is not there. */
export interface Known {
  companies: Map<string, NamedCompany | null>;
  tags: Map<string, Named>;
  /** The keys of tags that rows bring. */
  newTags: Set<string>;
  /** Who appointments are with, by what their rows say of them. */
  customers: Map<string, { customer: Named; company: Named } | null>;
  /** Who texts may mention, by the keys of names and emails; empty: it was asked for and is nobody. */
  people?: Map<string, NamedCustomer[]>;
}

/** Before anything was asked for. */
export function knowNothing(): Known {
  return { companies: new Map(), tags: new Map(), newTags: new Set(), customers: new Map() };
}

/** A customer of the account, or a new one of this name. */
export interface Person {
  _id: string | null;
  name: string;
  company: Named | null;
}

/** With whom the appointments are that name nobody. */
export interface Who {
  /** All of them; null while nobody is chosen. */
  all: Person | null;
  /** By `fold` of the title. */
  byTitle: ReadonlyMap<string, Person>;
}
