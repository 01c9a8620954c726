import { Body, Controller, Get, Injectable, Module, Param, Post, Query } from '@nestjs/common';
import { endpoint, Problem } from '@pruefer/contracts';
import { IsInt, IsOptional, IsString, MaxLength, Min } from 'class-validator';
import {
  Answers,
  CurrentPrincipal,
  type Principal,
  RedisModule,
  RedisUrl,
  type RunningService,
  ServiceConfig,
  SessionCopies,
  startService,
  type StartOptions,
} from '../../src/index.js';
import { Redis } from 'ioredis';
import { known, liveSession, second } from './tokens.js';

export class Thing {
  @IsString() @MaxLength(10) name!: string;
  @IsInt() @Min(1) count!: number;
}

export class Search {
  @IsOptional() @IsString() text?: string;
}

const call = { method: 'GET', service: 'keys' } as const;
const open = endpoint({ ...call, path: '/open', access: 'public' });
const session = endpoint({ ...call, path: '/session', access: 'session' });
const manager = endpoint({ ...call, path: '/manager/:id', access: 'manager' });
const admin = endpoint({ ...call, path: '/admin', access: 'admin' });
const internal = endpoint({ ...call, path: '/internal/things', access: 'internal' });
const create = endpoint({ ...call, method: 'POST', path: '/things', access: 'manager', body: Thing });
const createOpen = endpoint({ ...call, method: 'POST', path: '/open-things', access: 'public', body: Thing });
const large = endpoint({
  ...call,
  method: 'POST',
  path: '/large-things',
  access: 'public',
  body: Thing,
  maxBodyBytes: 200_000,
});
const search = endpoint({ ...call, path: '/search/:shelf', access: 'public' });
const limited = endpoint({ ...call, path: '/limited', access: 'public' });
const broken = endpoint({ ...call, path: '/broken', access: 'public' });

@Controller()
class DemoController {
  @Answers(open)
  open() {
    return { open: true };
  }

  @Answers(session)
  session(@CurrentPrincipal() principal: Principal) {
    return principal;
  }

  @Answers(manager)
  manager(@Param('id') id: string) {
    if (id === 'missing') throw new Problem('not_found');
    return { id };
  }

  @Answers(admin)
  admin() {
    return { admin: true };
  }

  @Answers(internal)
  internal() {
    return { internal: true };
  }

  @Answers(create)
  create(@Body() thing: Thing) {
    return thing;
  }

  @Answers(createOpen)
  createOpen(@Body() thing: Thing) {
    return thing;
  }

  @Answers(large)
  createLarge(@Body() thing: Thing) {
    return thing;
  }

  @Answers(search)
  search(@Param('shelf') shelf: string, @Query() query: Search) {
    return { shelf, ...query };
  }

  @Answers(limited)
  limited() {
    throw new Problem('rate_limited', { retryAfterSeconds: 7.2 });
  }

  @Answers(broken)
  broken() {
    throw new Error('password=hunter2 in /srv/secret/path.ts DE89370400440532013000');
  }

  /** A route somebody forgot to declare. */
  @Get('/undeclared')
  undeclared() {
    return { undeclared: true };
  }

  @Post('/undeclared')
  undeclaredPost() {
    return { undeclared: true };
  }
}

export class DemoConfig extends ServiceConfig {
  @RedisUrl() REDIS_URL!: string;
}

@Injectable()
export class DemoState {
  constructor(readonly config: DemoConfig) {}
}

@Module({ imports: [RedisModule.using(DemoConfig)], controllers: [DemoController], providers: [DemoState] })
export class DemoModule {}

export const demoEnv = {
  PORT: '0',
  OPS_PORT: '0',
  LOG_LEVEL: 'silent',
  INTERNAL_SECRET: 'demo-internal-secret-of-32-characters',
  REDIS_URL: process.env['TEST_REDIS_URL'] ?? '',
  TOKEN_PUBLIC_KEYS: known.publicKey + second.publicKey,
};

/** Starts the service and lets `liveSession` live. */
export async function startDemo(options: StartOptions = {}): Promise<RunningService> {
  await openSession();
  return startService('demo', DemoModule, DemoConfig, { ...options, env: { ...demoEnv, ...options.env } });
}

async function openSession(): Promise<void> {
  const redis = new Redis(demoEnv.REDIS_URL);
  const copies = new SessionCopies(redis);
  const endsAtMs = Date.now() + 600_000;
  await copies.putAlive([{ id: liveSession, endsAtMs, idleEndsAtMs: endsAtMs }]);
  await copies.markFilled();
  redis.disconnect();
}
