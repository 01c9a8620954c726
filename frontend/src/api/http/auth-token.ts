const KEY = 'auth_token';

/** The bearer token of this browser; null when no user is signed in. */
export function readToken(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    // Storage is switched off: no user can be signed in.
    return null;
  }
}

/** Signs in: later calls send this token. */
export function storeToken(token: string): void {
  localStorage.setItem(KEY, token);
}

/** Calls back when another tab of this browser signs in or out. Returns a function that stops this. */
export function followTokenOfOtherTabs(onToken: (token: string | null) => void): () => void {
  // Without a key the whole storage was cleared.
  const listen = ({ key, storageArea }: StorageEvent) => {
    if (storageArea === localStorage && (key === KEY || key === null)) onToken(readToken());
  };
  window.addEventListener('storage', listen);
  return () => window.removeEventListener('storage', listen);
}

/** Signs out. @throws DOMException if the browser's storage is unavailable */
export function forgetToken(): void {
  localStorage.removeItem(KEY);
}
