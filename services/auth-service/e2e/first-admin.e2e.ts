import {
  builtFile,
  type ProgramRun,
  runBuiltProgram,
  someIpAddress,
  testDatabase,
  type TestDatabase,
  until,
} from '@pruefer/testkit';
import { verify } from '@node-rs/argon2';
import { authFixture, codeFor, getCredentials, PASSWORD } from './support/running-auth-service.js';

/** What the program’s parent sends when people have seen what it printed. */
const SHOWN = 'shown\n';
const passwordIn = ({ stdout }: ProgramRun) => /angezeigt: (\S{20,})$/m.exec(stdout.join('\n'))?.[1] ?? '';

describe('B1: the first admin', () => {
  let database: TestDatabase;
  let env: Record<string, string>;
  beforeEach(async () => {
    database = await testDatabase('auth-service');
    env = { DATABASE_URL: database.url('auth', 'service') };
  });
  afterEach(() => database.drop());
  const run = (change: Record<string, string> = {}, input = SHOWN): Promise<ProgramRun> =>
    runBuiltProgram(builtFile('auth-service', 'first-admin.js'), [], { ...env, ...change }, input);
  const users = () =>
    database.sql<{ username: string; role: string; password_hash: string }>(
      'SELECT username, role, password_hash FROM auth.users',
    );

  it('gets a random password of at least 20 characters, shown once, stored as a hash', async () => {
    expect(passwordIn(await run())).not.toBe('');
    const [admin, ...others] = await users();
    expect([admin?.username, admin?.role, others]).toEqual(['admin', 'admin', []]);
    expect(admin?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect((await run()).stdout).toEqual([]);
  });

  it('is created only after its password was shown: the next start shows another password, which is valid', async () => {
    const unseen = await run({}, '');
    expect([unseen.code, await users()]).toEqual([1, []]);
    const seen = await run();
    expect(passwordIn(seen)).not.toBe(passwordIn(unseen));
    const [admin] = await users();
    expect(await verify(admin!.password_hash, passwordIn(seen))).toBe(true);
  });

  it('is the one that ADMIN_* names, and no password is shown', async () => {
    const named = {
      ADMIN_USERNAME: 'chefin',
      ADMIN_EMAIL: 'chefin@bank.example',
      ADMIN_PASSWORD: 'korrekt pferd batterie',
    };
    const said = (await run(named)).stdout.join('\n');
    expect(said).toContain('chefin');
    expect(said).not.toContain('pferd');
    expect(await users()).toMatchObject([{ username: 'chefin', role: 'admin' }]);
  });

  it('B2: is not made with a password that is easy to guess: the start says so', async () => {
    for (const ADMIN_PASSWORD of ['qwertyuiop123', 'mein A d m i n 2026']) {
      const { code, stderr } = await run({ ADMIN_PASSWORD });
      expect([code, stderr.join()]).toEqual([1, expect.stringContaining('ADMIN_PASSWORD')]);
    }
    const named = await run({ ADMIN_USERNAME: 'a b', ADMIN_EMAIL: 'nobody', ADMIN_PASSWORD: 'kurz' });
    expect(named.stderr).toEqual(
      ['ADMIN_USERNAME', 'ADMIN_EMAIL', 'ADMIN_PASSWORD'].map((name): unknown => expect.stringContaining(`${name}: `)),
    );
    expect(await users()).toEqual([]);
  });

  it('B2: may have a password of older rules once users exist', async () => {
    await run();
    expect(await run({ ADMIN_PASSWORD: 'Sommer2026!!' })).toMatchObject({ code: 0, stdout: [] });
  });

  it('is one, also when two are made at once', async () => {
    await Promise.all([run(), run(), run()]);
    expect(await users()).toHaveLength(1);
  });
});

describe('npm run users', () => {
  const auth = authFixture();
  const users = (...words: string[]) =>
    runBuiltProgram(builtFile('auth-service', 'cli.js'), words, { DATABASE_URL: auth.database.url('auth', 'service') });

  it('create shows a password that lets in, alone on standard output', async () => {
    const { stdout } = await users('create', '--username', ' otto ', '--email', 'otto@bank.example', '--role', 'admin');
    expect(stdout).toEqual([expect.stringMatching(/^\S{20,}$/)]);
    const { body } = await auth.login({ username: 'otto', password: stdout[0]! });
    expect(body.user).toEqual({ username: 'otto', role: 'admin', twoFactorEnabled: false });
    expect((await users('list')).stdout.join('\n')).toMatch(/^otto +otto@bank\.example +Administrator +Nein +Aktiv/m);
  });

  it('create makes a manager unless a role is given', async () => {
    await users('create', '--username', 'mia', '--email', 'mia@bank.example');
    expect((await users('list')).stdout.join('\n')).toMatch(/^mia +mia@bank\.example +Manager /m);
  });

  it('create names every option that is wrong, and takes no password', async () => {
    const { stderr } = await users('create', '--username', 'x', '--role', 'root');
    expect(stderr).toEqual(
      ['--username', '--email', '--role'].map((name): unknown => expect.stringContaining(`${name}: `)),
    );
    const words = ['create', '--username', 'anna', '--email', 'anna@bank.example', '--password', 'x'];
    expect((await users(...words)).stderr[0]).toBe('Diese Option gibt es nicht.');
  });

  it('create names the option of a name that is taken', async () => {
    const { username } = await auth.newUser();
    const { code, stderr } = await users('create', '--username', username, '--email', 'x@bank.example');
    expect([code, stderr.join()]).toEqual([1, expect.stringContaining('Diesen Benutzernamen gibt es schon.')]);
  });

  it.each(['manager', 'admin'] as const)('reset-password and reset-2fa let a %s in again', async (role) => {
    const user = await auth.newUserWithTwoFactor({ role });
    expect(await auth.statusWith(user.token)).toBe(200);
    const [password] = (await users('reset-password', '--username', user.username)).stdout;
    await until('the session is over', async () => (await auth.statusWith(user.token)) === 401, 3_000);
    await auth.forgetUsedCodes(user);
    expect((await auth.login({ ...getCredentials(user), totpCode: codeFor(user.secret) })).status).toBe(401);
    expect((await users('reset-2fa', '--username', user.username)).code).toBe(0);
    expect((await auth.login({ username: user.username, password: password! })).body.user?.twoFactorEnabled).toBe(
      false,
    );
  });

  it('reset-password lets in at once, however often the old one was wrong and wherever strangers have tried', async () => {
    const user = await auth.newUserWithTwoFactor({ role: 'admin' });
    const address = someIpAddress();
    const status = async (password: string) => {
      await auth.forgetUsedCodes(user);
      const body = { username: user.username, password, totpCode: codeFor(user.secret) };
      return (await auth.login(body, address)).status;
    };
    for (let failure = 0; failure < 5; failure += 1) expect(await status('falsch')).toBe(401);
    expect(await status(PASSWORD)).toBe(429);
    await auth.database.sql(`UPDATE auth.attempts SET count = 100 WHERE kind = 'streak'`);
    const [password] = (await users('reset-password', '--username', user.username)).stdout;
    expect(await status(password!)).toBe(200);
  });

  it('says when there is no such user', async () => {
    const { code, stderr } = await users('reset-2fa', '--username', 'niemand');
    expect([code, stderr]).toEqual([1, ['Diesen Benutzer gibt es nicht.']]);
  });
});
