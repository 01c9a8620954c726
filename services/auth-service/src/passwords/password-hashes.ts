import { Injectable } from '@nestjs/common';
import { hash, verify } from '@node-rs/argon2';
import { Counter, Registry } from 'prom-client';
import { Semaphore } from './semaphore.js';

const MAX_RUNNING = 4;
const MAX_WAITING = 50;
/** argon2id is the library's default. */
const cost = { memoryCost: 19 * 1_024, timeCost: 2, parallelism: 1 } as const;

/** The hash of a random value: compared when there is no user, at the same cost. */
const NOBODYS_HASH = '$argon2id$v=19$m=19456,t=2,p=1$bm9ib2R5IGtub3dzIGl0$Z1c9aTHqgSYvJq6EGqzsbK4FMlUTpV5RSrYi7LcRHc0';

/** Hashes passwords with argon2id, a few at once: each takes memory and a core, and strangers may ask for it (docs/SECURITY.md B2). */
@Injectable()
export class PasswordHashes {
  private readonly semaphore = new Semaphore(MAX_RUNNING, MAX_WAITING);
  private readonly checks: Counter;

  constructor(register: Registry) {
    this.checks = new Counter({
      name: 'auth_password_checks_total',
      help: 'Passwords compared',
      registers: [register],
    });
  }

  /** The hash to store for a new password. @throws Problem `unavailable` when too many wait */
  hash(password: string): Promise<string> {
    return this.semaphore.run(() => hash(password.normalize('NFC'), cost));
  }

  /**
   * Whether a password has this hash. Without a hash the comparison takes the same time and returns false.
   * @throws Problem `unavailable` when too many wait
   */
  async isMatch(storedHash: string | undefined, password: string): Promise<boolean> {
    const isCorrect = await this.semaphore.run(() => {
      this.checks.inc();
      return verify(storedHash ?? NOBODYS_HASH, password.normalize('NFC'));
    });
    return isCorrect && storedHash !== undefined;
  }
}
