import { Injectable } from '@nestjs/common';
import { Problem } from '@pruefer/contracts';
import { CurrentSettings, RepeatEvery, toLimitBucket } from '@pruefer/platform';
import type { EntityManager } from 'typeorm';
import type { User } from '../account/user.entity.js';
import { AttemptRepository, type Bucket } from './attempt.repository.js';

const ADDRESS_FACTOR = 4;
const MAX_STREAK = 100;
const CLEAN_INTERVAL_MS = 600_000;

/** One try of a password, before its result is known. */
export interface Attempt {
  /** The name as it was typed, in its one form (canonicalName). */
  readonly account: string;
  /** Undefined: an unknown name. */
  readonly user: LimitedUser | undefined;
  readonly address: string;
}

/** Failures are counted for one version of a user. Every change begins a new version, so a reset password works at once. */
type LimitedUser = Pick<User, 'id' | 'version'>;

/**
 * Limits failed logins by the settings (docs/SECURITY.md B9). An attempt counts before it is made and is released when it was right, so
 * that parallel attempts cannot exceed the limit.
 */
@Injectable()
export class LoginLimits {
  constructor(
    private readonly attempts: AttemptRepository,
    private readonly settings: CurrentSettings,
  ) {}

  @RepeatEvery(CLEAN_INTERVAL_MS, { name: 'delete old attempts' })
  async deleteOld(): Promise<void> {
    await this.attempts.deleteOld();
  }

  /** Counts an attempt before the password is compared. @throws Problem `too_many_attempts` with the seconds to wait */
  async begin(attempt: Attempt): Promise<void> {
    const { max, windowMs } = this.limit;
    if (await this.isUnderAttack(attempt)) throw tooMany(windowMs / 1_000);
    await this.reserve(loginBucket(attempt), max);
    try {
      await this.reserve(addressBucket(attempt), max * ADDRESS_FACTOR);
    } catch (error) {
      await this.attempts.release(loginBucket(attempt));
      throw error;
    }
  }

  /** The password was wrong: the attempt stays counted. */
  async noteFailure(attempt: Attempt): Promise<void> {
    await this.attempts.lengthenStreak(streakBucket(attempt));
  }

  /** Call it after a right password without a complete login, or when the password was not compared. */
  async release(attempt: Attempt): Promise<void> {
    await this.attempts.release(loginBucket(attempt));
    await this.attempts.release(addressBucket(attempt));
  }

  /** Call it after a complete login: deletes the failures of the account and remembers the address. */
  async completeLogin(manager: EntityManager, attempt: Attempt & { user: LimitedUser }): Promise<void> {
    await this.attempts.release(addressBucket(attempt), manager);
    await this.attempts.forget(manager, loginBucket(attempt));
    await this.attempts.forget(manager, streakBucket(attempt));
    await this.attempts.rememberAddress(manager, attempt.user.id, toLimitBucket(attempt.address));
  }

  /** Counts a code before it is compared, whatever the address. @throws Problem `too_many_attempts` */
  async countCode(user: LimitedUser): Promise<void> {
    await this.reserve(codeBucket(user), this.limit.max);
  }

  /** Deletes the count of wrong codes after a right one. */
  async forgetCodes(manager: EntityManager, user: LimitedUser): Promise<void> {
    await this.attempts.forget(manager, codeBucket(user));
  }

  private get limit(): { max: number; windowMs: number } {
    const { loginRateLimitMaxRequests: max, loginRateLimitWindowMs: windowMs } = this.settings.now;
    return { max, windowMs };
  }

  /** An account under attack from many addresses admits only addresses it has been used from before. */
  private async isUnderAttack(attempt: Attempt): Promise<boolean> {
    if ((await this.attempts.readFailureCount(streakBucket(attempt))) < MAX_STREAK) return false;
    const { user, address } = attempt;
    return user === undefined || !(await this.attempts.knowsAddress(user.id, toLimitBucket(address)));
  }

  private async reserve(bucket: Bucket, limit: number): Promise<void> {
    const { windowMs } = this.limit;
    if (await this.attempts.reserve(bucket, limit, windowMs)) return;
    throw tooMany(await this.attempts.secondsLeft(bucket, windowMs));
  }
}

function tooMany(retryAfterSeconds: number): Problem {
  return new Problem('too_many_attempts', { retryAfterSeconds });
}

function loginBucket(attempt: Attempt): Bucket {
  return { kind: 'login', name: `${toLimitBucket(attempt.address)} ${limitedAccount(attempt)}` };
}

function streakBucket(attempt: Attempt): Bucket {
  return { kind: 'streak', name: limitedAccount(attempt) };
}

function limitedAccount({ account, user }: Attempt): string {
  return `${account} ${user?.version ?? 0}`;
}

function codeBucket({ id, version }: LimitedUser): Bucket {
  return { kind: 'code', name: `${id} ${version}` };
}

function addressBucket({ address }: Attempt): Bucket {
  return { kind: 'address', name: toLimitBucket(address) };
}
