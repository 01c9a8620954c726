const KEY = 'auth_token';

/** The bearer token of this browser; null when nobody is signed in. */
export function readToken(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    // Storage is switched off: nobody can be signed in.
    return null;
  }
}

/** Signs in: every later call that wants a token carries this one. */
export function storeToken(token: string): void {
  localStorage.setItem(KEY, token);
}

/** Signs out. */
export function forgetToken(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Without storage there is nothing to forget.
  }
}
