import { patientFetch, someIpAddress } from '@pruefer/testkit';
import type { LoginAnswer, Role, TwoFactorSetup, TwoFactorVerified } from '@pruefer/contracts';
import { randomBytes } from 'node:crypto';
import { generateSync } from 'otplib';
import type { RunningSystem } from './running-system.js';

/** A user with two-factor set up and a full session. */
export interface Account {
  readonly username: string;
  readonly password: string;
  readonly secret: string;
  readonly token: string;
}

/** Sends JSON through the gateway, every time from another address. @throws Error with the launcher's output when there is no answer */
export async function send<Body>(
  system: RunningSystem,
  method: string,
  path: string,
  { token, body }: { readonly token?: string; readonly body?: object } = {},
): Promise<{ status: number; body: Body }> {
  const response = await patientFetch(system.url + path, {
    method,
    headers: {
      'x-forwarded-for': someIpAddress(),
      ...(body && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  }).catch((cause: unknown) => {
    throw new Error(`${method} ${path} had no answer. The launcher printed:\n${system.said.text}`, { cause });
  });
  return { status: response.status, body: (await response.json()) as Body };
}

export interface Credentials {
  readonly username: string;
  readonly password: string;
}

/** Suites of one process load separate modules, so the global object shares one admin per system. */
const sharedState = globalThis as { adminsOfSuites?: Map<string, Promise<Account>> };

/** The admin created by the operator's command line, which is slow. */
function ensureFirstAdmin(system: RunningSystem): Promise<Account> {
  const admins = (sharedState.adminsOfSuites ??= new Map());
  const admin = admins.get(system.dataDir) ?? userByCommand(system).then((user) => signedInFirst(system, user));
  admins.set(system.dataDir, admin);
  return admin;
}

/** Call it after a restore, which ends all sessions but one: the next suite creates a new admin. */
export function forgetFirstAdmin(system: RunningSystem): void {
  sharedState.adminsOfSuites?.delete(system.dataDir);
}

async function userByCommand(system: RunningSystem): Promise<Credentials> {
  const username = newName('admin');
  const options = ['--username', username, '--email', `${username}@bank.example`, '--role', 'admin'];
  const output = await system.run('users', 'create', ...options);
  return { username, password: output.trim().split('\n').at(-1) ?? '' };
}

const newName = (role: Role) => `${role}${randomBytes(4).toString('hex')}`;

/** Creates a user without a sign-in. @throws Error when the user is refused */
export async function newUser(system: RunningSystem, role: Role): Promise<Credentials> {
  const { token } = await ensureFirstAdmin(system);
  const [username, password] = [newName(role), `Ein Satz mit ${randomBytes(9).toString('hex')}`];
  const body = { username, email: `${username}@bank.example`, password, role };
  const answer = await send<object>(system, 'POST', '/api/admin/users', { token, body });
  if (answer.status >= 300) throw new Error(`a user was answered ${answer.status}: ${JSON.stringify(answer.body)}`);
  return { username, password };
}

/** The token of a user who must set up two-factor first. */
export async function setupToken(system: RunningSystem, credentials: Credentials): Promise<string> {
  const { body } = await send<LoginAnswer>(system, 'POST', '/api/auth/login', { body: credentials });
  return String(body.token);
}

/** Signs a user in for the first time, as a person does. */
export async function newAccount(system: RunningSystem, role: Role): Promise<Account> {
  return signedInFirst(system, await newUser(system, role));
}

/** Signs a user in for the first time. */
export async function signedInFirst(system: RunningSystem, credentials: Credentials): Promise<Account> {
  const token = await setupToken(system, credentials);
  const { body: setup } = await send<TwoFactorSetup>(system, 'POST', '/api/auth/setup-2fa', { token });
  const code = generateSync({ secret: setup.secret });
  const { body } = await send<TwoFactorVerified>(system, 'POST', '/api/auth/verify-2fa', {
    token,
    body: { token: code },
  });
  return { ...credentials, secret: setup.secret, token: body.token };
}
