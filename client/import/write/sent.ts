/** The import that this tab has sent: after a reload it is found again. */
const place = "import";

export function findSent(): string | null {
  return sessionStorage.getItem(place);
}

export function rememberSent(id: string): void {
  sessionStorage.setItem(place, id);
}

export function forgetSent(): void {
  sessionStorage.removeItem(place);
}
