const key = "token";

/** The session's bearer token, in local storage until the session ends. */
export function readToken(): string | null {
  return localStorage.getItem(key);
}

export function storeToken(token: string): void {
  localStorage.setItem(key, token);
  markPage();
}

export function removeToken(): void {
  localStorage.removeItem(key);
  markPage();
}

/**
 * As the script in index.html does before the first paint, and when another tab signs in or out.
 */
function markPage(): void {
  document.documentElement.toggleAttribute("data-session", readToken() !== null);
}

/** Calls back when another tab signs in or out. */
export function watchToken(changed: (token: string | null) => void): () => void {
  const listen = (event: StorageEvent) => {
    if (event.key === key || event.key === null) changed(readToken());
  };
  window.addEventListener("storage", listen);
  return () => window.removeEventListener("storage", listen);
}
