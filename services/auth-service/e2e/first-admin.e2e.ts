import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { programEnvironment, someAddress, testDatabase, type TestDatabase } from '@pruefer/testkit';
import { codeFor, credentialsOf, PASSWORD, RunningAuthService } from './running-auth-service.js';

interface Run {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs one of the built programs as `npm start` and `npm run users` do. */
async function run(program: string, env: Record<string, string>, ...words: string[]): Promise<Run> {
  const file = fileURLToPath(new URL(`../dist/${program}.js`, import.meta.url));
  const options = { env: programEnvironment(env), timeout: 30_000 };
  try {
    return { code: 0, ...(await promisify(execFile)(process.execPath, [file, ...words], options)) };
  } catch (error) {
    return error as Run;
  }
}

describe('B1: the first admin', () => {
  let database: TestDatabase;
  let env: Record<string, string>;
  beforeEach(async () => {
    database = await testDatabase('auth-service');
    env = { DATABASE_URL: database.url('auth', 'service') };
  });
  afterEach(() => database.drop());
  const users = () =>
    database.sql<{ username: string; role: string; password_hash: string }>(
      'SELECT username, role, password_hash FROM auth.users',
    );

  it('gets a random password of at least 20 characters, shown once, stored as a hash', async () => {
    const { stdout } = await run('first-admin', env);
    const password = /angezeigt: (\S{20,})$/m.exec(stdout)?.[1] ?? '';
    expect(password).not.toBe('');
    const [admin, ...others] = await users();
    expect([admin?.username, admin?.role, others]).toEqual(['admin', 'admin', []]);
    expect(admin?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect((await run('first-admin', env)).stdout).toBe('');
  });

  it('is whom ADMIN_* names, and no password is shown', async () => {
    const named = {
      ADMIN_USERNAME: 'chefin',
      ADMIN_EMAIL: 'chefin@bank.example',
      ADMIN_PASSWORD: 'korrekt pferd batterie',
    };
    const { stdout } = await run('first-admin', { ...env, ...named });
    expect(stdout).toContain('chefin');
    expect(stdout).not.toContain('pferd');
    expect(await users()).toMatchObject([{ username: 'chefin', role: 'admin' }]);
  });

  it('is not made with a password that is easy to guess: the start says so', async () => {
    const { code, stderr } = await run('first-admin', { ...env, ADMIN_PASSWORD: 'qwertyuiop123' });
    expect([code, stderr]).toEqual([1, expect.stringContaining('ADMIN_PASSWORD')]);
    expect(await users()).toEqual([]);
  });

  it('is one, also when two are made at once', async () => {
    await Promise.all([run('first-admin', env), run('first-admin', env), run('first-admin', env)]);
    expect(await users()).toHaveLength(1);
  });
});

describe('npm run users', () => {
  let auth: RunningAuthService;
  beforeAll(async () => void (auth = await RunningAuthService.start()));
  afterAll(() => auth.stop());
  const users = (...words: string[]) => run('cli', { DATABASE_URL: auth.database.url('auth', 'service') }, ...words);

  it('create shows a password that lets in, alone on standard output', async () => {
    const { stdout } = await users('create', '--username', 'otto', '--email', 'otto@bank.example', '--role', 'admin');
    expect(stdout.trim()).toMatch(/^\S{20,}$/);
    const { body } = await auth.login({ username: 'otto', password: stdout.trim() });
    expect(body.user).toEqual({ username: 'otto', role: 'admin', twoFactorEnabled: false });
    expect((await users('list')).stdout).toMatch(/^otto +otto@bank\.example +Administrator +Nein +Aktiv/m);
  });

  it('create names the option of a name that is taken', async () => {
    const { username } = await auth.newUser();
    const { code, stderr } = await users('create', '--username', username, '--email', 'x@bank.example');
    expect([code, stderr]).toEqual([1, expect.stringContaining('Diesen Benutzernamen gibt es schon.')]);
  });

  it.each(['manager', 'admin'] as const)('reset-password and reset-2fa let a %s in again', async (role) => {
    const user = await auth.newUserWithTwoFactor({ role });
    expect(await auth.statusWith(user.token)).toBe(200);
    const password = (await users('reset-password', '--username', user.username)).stdout.trim();
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    expect(await auth.statusWith(user.token)).toBe(401);
    await auth.forgetUsedCodes(user);
    expect((await auth.login({ ...credentialsOf(user), totpCode: codeFor(user.secret) })).status).toBe(401);
    expect((await users('reset-2fa', '--username', user.username)).code).toBe(0);
    expect((await auth.login({ username: user.username, password })).body.user?.twoFactorEnabled).toBe(false);
  });

  it('reset-password lets in at once, however often the old one was wrong and wherever strangers have tried', async () => {
    const user = await auth.newUserWithTwoFactor({ role: 'admin' });
    const address = someAddress();
    const status = async (password: string) => {
      await auth.forgetUsedCodes(user);
      const body = { username: user.username, password, totpCode: codeFor(user.secret) };
      return (await auth.login(body, address)).status;
    };
    for (let failure = 0; failure < 5; failure += 1) expect(await status('falsch')).toBe(401);
    expect(await status(PASSWORD)).toBe(429);
    await auth.database.sql(`UPDATE auth.attempts SET count = 100 WHERE kind = 'streak'`);
    const password = (await users('reset-password', '--username', user.username)).stdout.trim();
    expect(await status(password)).toBe(200);
  });

  it('says when there is no such user', async () => {
    const { code, stderr } = await users('reset-2fa', '--username', 'niemand');
    expect([code, stderr]).toEqual([1, 'Diesen Benutzer gibt es nicht.\n']);
  });
});
