import { Injectable } from '@nestjs/common';
import { Redis } from 'ioredis';
import { CallerLimit } from '../limits/caller-limit.js';

/** Free calls of one API key, whatever address they come from. */
@Injectable()
export class KeyLimit extends CallerLimit {
  constructor(redis: Redis) {
    super(redis, { name: 'key', requests: 100, windowMs: 1_000 });
  }
}
