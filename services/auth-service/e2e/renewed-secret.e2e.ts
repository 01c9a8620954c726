import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fingerprintOfSecret } from '@pruefer/platform';
import { builtFile, type ProgramRun, runBuiltProgram, until } from '@pruefer/testkit';
import { Client } from 'pg';
import { codeFor, getCredentials, RunningAuthService, type TestUser } from './support/running-auth-service.js';

const [old, now] = ['of-before-'.repeat(4), 'of-today-'.repeat(4)] as const;
/** What replicas have in each step of the change. */
const [before, announced, both, after] = [old, `${old},${now}`, `${now},${old}`, now] as const;
const program = builtFile('auth-service', 're-encrypt.js');

let auth: RunningAuthService;
/** Users whose second factor was set up with the old secret, in the order of their ids. */
let users: [TestUser, TestUser];
/** Encrypted second factor as in an older copy of the database. */
let oldBox: Buffer;

beforeAll(async () => {
  auth = await RunningAuthService.start({ TWO_FACTOR_SECRET: before });
  const [one, other] = [await auth.newUserWithTwoFactor(), await auth.newUserWithTwoFactor()];
  users = one.id < other.id ? [one, other] : [other, one];
  [{ box: oldBox }] = await boxes();
});

afterAll(() => auth.stop());

/** Work at a replica that has these secrets. */
async function at(secrets: string, work: (replica: RunningAuthService) => Promise<void>): Promise<void> {
  const replica = await auth.startBeside({ TWO_FACTOR_SECRET: secrets });
  try {
    await work(replica);
  } finally {
    await replica.service.close();
  }
}

const allSignIn = async (replica: RunningAuthService, all: readonly TestUser[] = users) => {
  for (const user of all) expect(await replica.signIn(user)).not.toBe('');
};

function environment(secrets: string): Record<string, string> {
  return { DATABASE_URL: auth.database.url('auth', 'service'), TWO_FACTOR_SECRET: secrets };
}

const reEncrypt = (secrets: string, ...words: string[]): Promise<ProgramRun> =>
  runBuiltProgram(program, words, environment(secrets));

/** What is stored of the users. */
function boxes(): Promise<[{ box: Buffer }, { box: Buffer }]> {
  const ids = users.map(({ id }) => id);
  return auth.database.sql('SELECT totp_secret AS box FROM auth.users WHERE id = ANY ($1) ORDER BY id', [
    ids,
  ]) as Promise<[{ box: Buffer }, { box: Buffer }]>;
}

/** Whether each user's box names the secret of today. */
async function areCurrent(): Promise<boolean[]> {
  const mark = fingerprintOfSecret('two-factor', now);
  return (await boxes()).map(({ box }) => box.toString('hex').startsWith(mark));
}

/** Somebody else holds the row of a user for as long as the work takes. */
async function whileHeld({ id }: TestUser, work: () => Promise<void>): Promise<void> {
  const client = new Client({ connectionString: auth.database.url('auth', 'service') });
  await client.connect();
  try {
    await client.query('BEGIN');
    await client.query('SELECT FROM auth.users WHERE id = $1 FOR UPDATE', [id]);
    await work();
  } finally {
    await client.end();
  }
}

describe('B8: a change of the secret that encrypts two-factor', () => {
  it('replicas of neighbouring steps sign in users that were set up at the other', async () => {
    await at(announced, async (decrypting) => {
      await allSignIn(decrypting);
      await at(both, async (encrypting) => {
        const third = await encrypting.newUserWithTwoFactor();
        await allSignIn(encrypting, [...users, third]);
        await allSignIn(decrypting, [third]);
        await allSignIn(encrypting, [await decrypting.newUserWithTwoFactor()]);
      });
    });
  });

  it('killed in the middle, leaves every user a code that works, and is begun again', async () => {
    await whileHeld(users[1], async () => {
      const child = spawn(process.execPath, [program], { env: environment(both) });
      const ended = once(child, 'exit');
      await until('one of two has been encrypted again', async () => (await areCurrent())[0]!);
      child.kill('SIGKILL');
      await ended;
      expect(await areCurrent()).toEqual([true, false]);
    });
    await at(both, allSignIn);
    const { code, stdout } = await reEncrypt(both);
    const oldKey = fingerprintOfSecret('two-factor', old);
    expect({ code, stdout }).toEqual({
      code: 0,
      stdout: [
        expect.stringMatching(
          /^Zwei-Faktor-Geheimnisse: \d neu verschlüsselt, 0 noch nicht unter dem neuen Geheimnis\.$/,
        ),
        expect.stringMatching(new RegExp(`^Nicht mehr gebraucht: ${oldKey}\\. .*renew two-factor --finish ${oldKey}$`)),
      ],
    });
    expect(await areCurrent()).toEqual([true, true]);
    await at(after, allSignIn);
  });

  it('does not end before a setup that was begun under the old one', async () => {
    const { body } = await auth.login(getCredentials(await auth.newUser()));
    const token = String(body.token);
    const { body: setup } = await auth.call<{ secret: string }>('POST', '/api/auth/setup-2fa', { token });
    const early = await reEncrypt(both);
    expect(early).toMatchObject({ code: 1, stderr: [expect.stringContaining('Begonnene Einrichtungen')] });
    await at(both, async (replica) => {
      const first = { token, body: { token: codeFor(setup.secret) } };
      expect((await replica.call('POST', '/api/auth/verify-2fa', first)).status).toBe(200);
    });
    expect(await reEncrypt(both)).toMatchObject({ code: 0 });
  });

  it('rows of an earlier copy of the database are read and encrypted again with the earlier secret', async () => {
    await auth.database.sql('UPDATE auth.users SET totp_secret = $2 WHERE id = $1', [users[0].id, oldBox]);
    const kept = await reEncrypt(`${now},${'of-another-'.repeat(4)}`);
    expect(kept).toMatchObject({ code: 1, stderr: [expect.stringContaining('Nicht lesbare Zeilen')] });
    expect(kept.stdout.join()).toContain('1 noch nicht unter dem neuen Geheimnis');
    expect(kept.stdout.join()).not.toContain('Nicht mehr gebraucht');
    const givenUp = await reEncrypt(`${now},${'of-another-'.repeat(4)}`, '--despite-unreadable');
    expect({ ...givenUp, stdout: givenUp.stdout.join() }).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('Nicht mehr gebraucht'),
    });
    expect(await reEncrypt(after, '--force')).toMatchObject({ code: 1, stderr: [expect.stringContaining('Aufruf')] });
    await at(both, allSignIn);
    expect((await reEncrypt(both)).stdout.join()).toContain(': 1 neu verschlüsselt, 0 noch');
    await at(after, allSignIn);
  });
});
