import { someAddress } from '@pruefer/testkit';
import type { LoginAnswer, Role, TwoFactorSetup, TwoFactorVerified } from '@pruefer/contracts';
import { randomBytes } from 'node:crypto';
import { generateSync } from 'otplib';
import type { RunningSystem } from './running-system.js';

/** Somebody with two-factor set up and a full session. */
export interface Account {
  readonly username: string;
  readonly password: string;
  readonly secret: string;
  readonly token: string;
}

/** Sends JSON through the gateway, every time from another address. */
export async function send<Body>(
  system: RunningSystem,
  method: string,
  path: string,
  { token, body }: { readonly token?: string; readonly body?: object } = {},
): Promise<{ status: number; body: Body }> {
  const answer = await fetch(system.url + path, {
    method,
    headers: {
      'x-forwarded-for': someAddress(),
      ...(body && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: answer.status, body: (await answer.json()) as Body };
}

/** A user made by the operator's command line, not signed in yet. */
export async function newUser(system: RunningSystem, role: Role): Promise<{ username: string; password: string }> {
  const username = `${role}${randomBytes(4).toString('hex')}`;
  const email = `${username}@bank.example`;
  const printed = await system.run('users', 'create', '--username', username, '--email', email, '--role', role);
  return { username, password: printed.trim().split('\n').at(-1) ?? '' };
}

/** The token of somebody who has still to set two-factor up. */
export async function setupToken(
  system: RunningSystem,
  credentials: { username: string; password: string },
): Promise<string> {
  const { body } = await send<LoginAnswer>(system, 'POST', '/api/auth/login', { body: credentials });
  return String(body.token);
}

/** Signs somebody in for the first time, as a person does. */
export async function newAccount(system: RunningSystem, role: Role): Promise<Account> {
  const credentials = await newUser(system, role);
  const token = await setupToken(system, credentials);
  const { body: setup } = await send<TwoFactorSetup>(system, 'POST', '/api/auth/setup-2fa', { token });
  const code = generateSync({ secret: setup.secret });
  const { body } = await send<TwoFactorVerified>(system, 'POST', '/api/auth/verify-2fa', {
    token,
    body: { token: code },
  });
  return { ...credentials, secret: setup.secret, token: body.token };
}
