// @ts-check
import { generateSync } from 'otplib';

/**
 * Signs a new user in, who has to set up the second factor.
 * @param {string} url of the system
 * @param {{ username: string, password: string }} credentials
 * @returns {Promise<string>} the token of the session
 */
export async function signedIn(url, credentials) {
  const { token } = await post(`${url}/api/auth/login`, credentials);
  const { secret } = await post(`${url}/api/auth/setup-2fa`, undefined, token);
  const code = { token: generateSync({ secret }) };
  return (await post(`${url}/api/auth/verify-2fa`, code, token)).token;
}

/**
 * @param {string} url
 * @param {object} [body]
 * @param {string} [token]
 * @returns {Promise<any>}
 */
async function post(url, body, token) {
  const headers = {
    ...(body && { 'content-type': 'application/json' }),
    ...(token && { authorization: `Bearer ${token}` }),
  };
  const response = await fetch(url, { method: 'POST', headers, ...(body && { body: JSON.stringify(body) }) });
  if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`);
  return response.json();
}
