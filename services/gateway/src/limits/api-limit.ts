import { Injectable } from '@nestjs/common';
import { Redis } from 'ioredis';
import { CallerLimit } from './caller-limit.js';

/** Every other call of the API: more than the busiest screen makes, and no more. */
@Injectable()
export class ApiLimit extends CallerLimit {
  constructor(redis: Redis) {
    super(redis, { name: 'api', requests: 600, windowMs: 60_000 });
  }
}
