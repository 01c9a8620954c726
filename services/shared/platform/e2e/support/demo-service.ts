import { Controller, Get, Injectable, Module, Post } from '@nestjs/common';
import { endpoint, type InputOf, one, Problem } from '@pruefer/contracts';
import { IsInt, IsOptional, IsString, MaxLength, Min } from 'class-validator';
import {
  CurrentPrincipal,
  Handles,
  type Principal,
  RedisModule,
  RedisUrl,
  type RunningService,
  ServiceConfig,
  type StartOptions,
  startService,
} from '@pruefer/platform';
import { openSession } from '@pruefer/testkit';
import { known, liveSession, second } from './tokens.js';

class Thing {
  @IsString() @MaxLength(10) name!: string;
  @IsInt() @Min(1) count!: number;
}

class Search {
  @IsOptional() @IsString() text?: string;
}

/** Accepts any answer. */
class Anything {}

const call = { method: 'GET', service: 'keys', response: one<object>(Anything), problems: [] } as const;
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
const search = endpoint({ ...call, path: '/search/:shelf', access: 'public', query: Search });
const limited = endpoint({ ...call, path: '/limited', access: 'public' });
const broken = endpoint({ ...call, path: '/broken', access: 'public' });

@Controller()
class DemoController {
  @Handles(open)
  open(): object {
    return { open: true };
  }

  @Handles(session)
  session(@CurrentPrincipal() principal: Principal): object {
    return principal;
  }

  @Handles(manager)
  manager({ params: { id } }: InputOf<typeof manager>): object {
    if (id === 'missing') throw new Problem('not_found');
    return { id };
  }

  @Handles(admin)
  admin(): object {
    return { admin: true };
  }

  @Handles(internal)
  internal(): object {
    return { internal: true };
  }

  @Handles(create)
  create({ body }: InputOf<typeof create>): object {
    return body;
  }

  @Handles(createOpen)
  createOpen({ body }: InputOf<typeof createOpen>): object {
    return body;
  }

  @Handles(large)
  createLarge({ body }: InputOf<typeof large>): object {
    return body;
  }

  @Handles(search)
  search({ params: { shelf }, query }: InputOf<typeof search>): object {
    return { shelf, ...query };
  }

  @Handles(limited)
  limited(): object {
    throw new Problem('rate_limited', { retryAfterSeconds: 7.2 });
  }

  @Handles(broken)
  broken(): object {
    throw new Error('password=hunter2 in /srv/secret/path.ts DE89370400440532013000');
  }

  /** A route without declared access. */
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
class DemoModule {}

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
  await openSession(liveSession, demoEnv.REDIS_URL);
  return startService('demo', DemoModule, DemoConfig, { ...options, env: { ...demoEnv, ...options.env } });
}
