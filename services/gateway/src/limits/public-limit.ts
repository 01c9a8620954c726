import { Injectable } from '@nestjs/common';
import { Redis } from 'ioredis';
import { CallerLimit } from './caller-limit.js';

/** Checks without a key, and attempts with keys that are none (default: 100 in 15 minutes). */
@Injectable()
export class PublicLimit extends CallerLimit {
  constructor(redis: Redis) {
    super(redis, { name: 'public', requests: 100, windowMs: 900_000 });
  }
}
