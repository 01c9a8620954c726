import { defaultSystemConfig } from '@pruefer/contracts';
import type { CurrentSettings } from '@pruefer/platform';
import type { EntityManager } from 'typeorm';
import type { AttemptRepository, Bucket } from './attempt.repository.js';
import { type Attempt, LoginLimits } from './login-limits.js';

const manager = {} as EntityManager;
const MAX = 3;
const WINDOW_MS = 600_000;
const nameOf = ({ kind, name }: Bucket) => `${kind} ${name}`;

/** Counts that hold for one window. */
class Counts implements Partial<AttemptRepository> {
  readonly counts = new Map<string, number>();
  readonly known = new Set<string>();

  async reserve(bucket: Bucket, limit: number): Promise<boolean> {
    const count = this.of(bucket);
    if (count >= limit) return false;
    this.counts.set(nameOf(bucket), count + 1);
    return true;
  }
  async release(bucket: Bucket): Promise<void> {
    this.counts.set(nameOf(bucket), Math.max(0, this.of(bucket) - 1));
  }
  async forget(_: EntityManager, bucket: Bucket): Promise<void> {
    this.counts.delete(nameOf(bucket));
  }
  async lengthenStreak(bucket: Bucket): Promise<void> {
    this.counts.set(nameOf(bucket), this.of(bucket) + 1);
  }
  async streakOf(bucket: Bucket): Promise<number> {
    return this.of(bucket);
  }
  async secondsLeft(): Promise<number> {
    return 42;
  }
  async knowsAddress(userId: string, address: string): Promise<boolean> {
    return this.known.has(`${userId} ${address}`);
  }
  async rememberAddress(_: EntityManager, userId: string, address: string): Promise<void> {
    this.known.add(`${userId} ${address}`);
  }
  private of(bucket: Bucket): number {
    return this.counts.get(nameOf(bucket)) ?? 0;
  }
}

const anna = { id: 'id-of-anna', version: 1 };
const attemptOf = (fields: Partial<Attempt> = {}): Attempt => ({
  account: 'anna',
  user: anna,
  address: '203.0.113.7',
  ...fields,
});
const refusal = (retryAfterSeconds: number) => ({ code: 'too_many_attempts', details: { retryAfterSeconds } });

describe('B9: attempts to sign in', () => {
  let counts: Counts;
  let limits: LoginLimits;
  beforeEach(() => {
    counts = new Counts();
    const now = { ...defaultSystemConfig, loginRateLimitMaxRequests: MAX, loginRateLimitWindowMs: WINDOW_MS };
    limits = new LoginLimits(counts as Partial<AttemptRepository> as AttemptRepository, { now } as CurrentSettings);
  });
  const fail = async (attempt: Attempt) => {
    await limits.begin(attempt);
    await limits.noteFailure(attempt);
  };
  const failTimes = async (times: number, attempt = attemptOf()) => {
    for (let n = 0; n < times; n++) await fail(attempt);
  };

  it('are refused after enough failures, with the time to wait; at another address they are not', async () => {
    await failTimes(MAX);
    await expect(limits.begin(attemptOf())).rejects.toMatchObject(refusal(42));
    await expect(limits.begin(attemptOf({ address: '198.51.100.1' }))).resolves.toBeUndefined();
  });

  it('of one network of IPv6 count together: a customer of any provider has all of its addresses', async () => {
    for (const address of ['2001:db8:1:2::1', '2001:db8:1:2::2', '2001:db8:1:2:ffff::3'])
      await fail(attemptOf({ address }));
    await expect(limits.begin(attemptOf({ address: '2001:db8:1:2::4' }))).rejects.toMatchObject(refusal(42));
    await expect(limits.begin(attemptOf({ address: '2001:db8:1:3::4' }))).resolves.toBeUndefined();
  });

  it('over all accounts are four times as many for one address, and the one too many counts for no account', async () => {
    for (let n = 0; n < 4 * MAX; n++) await fail(attemptOf({ account: `name ${n}`, user: undefined }));
    await expect(limits.begin(attemptOf())).rejects.toMatchObject(refusal(42));
    expect(counts.counts.get('login 203.0.113.7 anna 1')).toBe(0);
  });

  it('that were right are taken back: a person that signs in often is never locked out', async () => {
    for (let n = 0; n < 5 * MAX; n++) {
      await limits.begin(attemptOf());
      await limits.release(attemptOf());
    }
    expect([...counts.counts.values()]).toEqual([0, 0]);
  });

  it('start over with a password that was reset: failures belong to the user as it was', async () => {
    await failTimes(MAX);
    await expect(limits.begin(attemptOf({ user: { ...anna, version: 2 } }))).resolves.toBeUndefined();
  });

  it('a whole sign-in forgets the failures of its account alone', async () => {
    await failTimes(MAX - 1);
    await fail(attemptOf({ account: 'ben', user: undefined }));
    await limits.begin(attemptOf());
    await limits.completeLogin(manager, { ...attemptOf(), user: anna });
    expect(Object.fromEntries(counts.counts)).toEqual({
      'address 203.0.113.7': MAX,
      'login 203.0.113.7 ben 0': 1,
      'streak ben 0': 1,
    });
  });

  it('B5: codes count for their user whatever the address, and a right one forgets them', async () => {
    for (let n = 0; n < MAX; n++) await limits.countCode(anna);
    await expect(limits.countCode(anna)).rejects.toMatchObject(refusal(42));
    await expect(limits.countCode({ ...anna, id: 'ben' })).resolves.toBeUndefined();
    await limits.forgetCodes(manager, anna);
    await expect(limits.countCode(anna)).resolves.toBeUndefined();
  });

  describe('on an account with 100 failures in a row, from everywhere', () => {
    const home = '198.51.100.9';
    const besiege = async () => {
      for (let n = 0; n < 100; n++) await fail(attemptOf({ address: `192.0.2.${n}` }));
    };

    it('are refused for a whole window, uncounted, but from where it was used before', async () => {
      await limits.completeLogin(manager, { ...attemptOf({ address: home }), user: anna });
      await besiege();
      const before = counts.counts.size;
      await expect(limits.begin(attemptOf())).rejects.toMatchObject(refusal(WINDOW_MS / 1_000));
      expect(counts.counts.size).toBe(before);
      await expect(limits.begin(attemptOf({ address: home }))).resolves.toBeUndefined();
    });

    it('are let in everywhere again once a sign-in from there has succeeded', async () => {
      await limits.completeLogin(manager, { ...attemptOf({ address: home }), user: anna });
      await besiege();
      await limits.completeLogin(manager, { ...attemptOf({ address: home }), user: anna });
      await expect(limits.begin(attemptOf())).resolves.toBeUndefined();
    });

    it('are not yet refused after 99', async () => {
      for (let n = 0; n < 99; n++) await fail(attemptOf({ address: `192.0.2.${n}` }));
      await expect(limits.begin(attemptOf())).resolves.toBeUndefined();
    });

    it('are refused alike for unknown names: a refusal reveals no account', async () => {
      for (let n = 0; n < 100; n++)
        await fail(attemptOf({ account: 'nobody', user: undefined, address: `192.0.2.${n}` }));
      const attempt = attemptOf({ account: 'nobody', user: undefined });
      await expect(limits.begin(attempt)).rejects.toMatchObject(refusal(WINDOW_MS / 1_000));
    });
  });
});
