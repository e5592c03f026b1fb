/** Who has changed a record last, as far as this page has heard; without oneself. */
const lastBy = new Map<string, string>();

export function noteOthersChange(record: string, person: string): void {
  lastBy.set(record, person);
}

export function lastChangedBy(record: string): string | undefined {
  return lastBy.get(record);
}
