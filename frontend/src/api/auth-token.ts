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

/** Signs out. @throws DOMException when the browser does not let go of it */
export function forgetToken(): void {
  localStorage.removeItem(KEY);
}
