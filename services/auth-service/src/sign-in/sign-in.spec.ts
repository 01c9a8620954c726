import { Problem } from '@pruefer/contracts';
import type { DataSource, EntityManager } from 'typeorm';
import type { User } from '../account/user.entity.js';
import type { UserRepository } from '../account/user.repository.js';
import type { OpenSession } from '../sessions/open-session.js';
import type { LoginChecks } from './login-checks.js';
import { SignIn } from './sign-in.js';

const anna = { id: 'id-of-anna', username: 'Anna', role: 'admin', version: 3, twoFactorEnabled: true } as User;
const origin = { address: '203.0.113.7', requestId: 'r', device: 'Firefox' };

/** What is wrong with a sign-in whose password is right. */
interface Faults {
  readonly isChangedMeanwhile?: boolean;
  readonly isSessionRefused?: boolean;
}

/** A sign-in in front of a database that takes back what a transaction did that threw. */
function signInWith({ isChangedMeanwhile, isSessionRefused }: Faults = {}) {
  const done: string[] = [];
  const manager = { query: async () => void done.push('audited') } as unknown as EntityManager;
  const database = {
    transaction: async <T>(work: (within: EntityManager) => Promise<T>): Promise<T> => {
      const before = [...done];
      return work(manager).catch((error: unknown) => {
        done.splice(0, done.length, ...before);
        throw error;
      });
    },
  };
  const does = (what: string) => async () => void done.push(what);
  const checks = {
    password: async () => anna,
    countCode: does('code counted'),
    refusal: async (action: string) => {
      done.push(action);
      return new Problem('login_failed');
    },
    secondFactor: {
      useCode: async () => {
        done.push('code used up');
        return true;
      },
    },
    limits: {
      release: does('taken back'),
      forgetCodes: async () => undefined,
      completeLogin: does('failures forgotten'),
    },
  };
  const openSession = {
    run: async (_: EntityManager, __: User, purpose: string) => {
      if (isSessionRefused) throw new Error('the disk is full');
      done.push(`session: ${purpose}`);
      return 'token';
    },
  };
  const users = { findByName: async () => anna, noteLogin: async () => !isChangedMeanwhile };
  const signIn = new SignIn(
    database as DataSource,
    users as Partial<UserRepository> as UserRepository,
    checks as unknown as LoginChecks,
    openSession as Partial<OpenSession> as OpenSession,
    { push: does('told') },
  );
  return {
    run: (login: object = { totpCode: '123456' }) => signIn.run({ username: 'Anna', password: 'p', ...login }, origin),
    done,
  };
}

describe('a sign-in with the right password', () => {
  it('B5: uses up its code and opens a session, both or neither', async () => {
    const { run, done } = signInWith();
    expect(await run()).toMatchObject({ token: 'token', requiresTwoFactor: false });
    expect(done).toEqual(['code counted', 'code used up', 'failures forgotten', 'audited', 'session: full', 'told']);
    const broken = signInWith({ isSessionRefused: true });
    await expect(broken.run()).rejects.toThrow('the disk is full');
    expect(broken.done).toEqual(['code counted']);
  });

  it('B4: keeps its recovery code when the user is changed or switched off at the same moment', async () => {
    const { run, done } = signInWith({ isChangedMeanwhile: true });
    await expect(run({ recoveryCode: 'ABCD-EFGH' })).rejects.toMatchObject({ code: 'login_failed' });
    expect(done).toEqual(['code counted', 'login.code-failed']);
  });
});
