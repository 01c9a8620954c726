import { Controller, Module } from '@nestjs/common';
import { endpoint, one } from '@pruefer/contracts';
import { ConfigError, Handles, Readiness, type RunningService, startService } from '@pruefer/platform';
import { DemoConfig, demoEnv, DemoState, startDemo } from './support/demo-service.js';

class Done {
  done!: boolean;
}

const slow = endpoint({
  method: 'GET',
  path: '/slow',
  service: 'keys',
  access: 'public',
  response: one(Done),
  problems: [],
});
let release = () => {};
let arrive = () => {};
const arrived = new Promise<void>((resolve) => (arrive = resolve));

@Controller()
class SlowController {
  @Handles(slow)
  async slow() {
    arrive();
    await new Promise<void>((resolve) => (release = resolve));
    return { done: true };
  }
}

@Module({ controllers: [SlowController] })
class SlowModule {}

const startSlow = () => startService('slow', SlowModule, DemoConfig, { env: demoEnv });

describe('a start', () => {
  it('names every variable that is wrong, without its value', async () => {
    const env = {
      PORT: 'eighty',
      OPS_PORT: '70000',
      LOG_LEVEL: 'loud',
      INTERNAL_SECRET: 'short',
      TOKEN_PUBLIC_KEYS: 'x',
    };
    const error: unknown = await startDemo({ env }).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ConfigError);
    expect((error as Error).message.split('\n')).toEqual([
      'PORT muss eine Portnummer von 0 bis 65535 sein.',
      'OPS_PORT muss eine Portnummer von 0 bis 65535 sein.',
      'LOG_LEVEL muss eines davon sein: fatal, error, warn, info, debug, trace, silent.',
      'INTERNAL_SECRET muss ein Geheimnis aus mindestens 32 Zeichen sein.',
      'TOKEN_PUBLIC_KEYS muss einen oder zwei öffentliche Schlüssel (PEM, Kurve P-256) enthalten.',
    ]);
  });

  it('makes the config injectable under its class', async () => {
    const service = await startDemo();
    expect(service.app.get(DemoState).config).toMatchObject({ HOST: '127.0.0.1', LOG_LEVEL: 'silent' });
    await service.close();
  });

  it('fails when a port is taken, and leaves nothing behind', async () => {
    const first = await startDemo();
    const { port } = new URL(first.opsUrl);
    await expect(startDemo({ env: { OPS_PORT: port } })).rejects.toThrow('EADDRINUSE');
    await first.close();
  });
});

describe('readiness', () => {
  let service: RunningService;
  beforeAll(async () => void (service = await startDemo({ isPublic: true })));
  afterAll(() => service.close());

  const ready = async (url = service.opsUrl) => {
    const response = await fetch(`${url}/health/ready`);
    return { status: response.status, body: (await response.json()) as Record<string, unknown> };
  };

  it('follows the checks of the service and reports its facts', async () => {
    const readiness = service.app.get(Readiness);
    let problem: string | undefined = 'still loading';
    readiness.add('directory', () => problem);
    readiness.add('redis', () => Promise.reject(new Error('gone')), { required: false });
    readiness.addFact('keyed', () => false);
    expect(await ready()).toEqual({
      status: 503,
      body: {
        ready: false,
        keyed: false,
        checks: {
          directory: { up: false, required: true, problem: 'still loading' },
          redis: { up: false, required: false, problem: 'gone' },
        },
      },
    });
    problem = undefined;
    expect(await ready()).toMatchObject({ status: 200, body: { ready: true, checks: { directory: { up: true } } } });
  });

  it('E11: keeps its reasons to the private port where the other is open to the outside', async () => {
    expect(await ready(service.url)).toEqual({
      status: 200,
      body: {
        ready: true,
        keyed: false,
        checks: { directory: { up: true, required: true }, redis: { up: false, required: false } },
      },
    });
  });

  it('D4: does not wait for a check that never answers', async () => {
    service.app.get(Readiness).add('frozen', () => new Promise(() => {}), { required: false });
    expect((await ready()).body).toMatchObject({ checks: { frozen: { problem: 'no answer within 500 ms' } } });
  });
});

describe('a stop', () => {
  it('answers calls under way, is not ready meanwhile, takes nothing new', async () => {
    const service = await startSlow();
    const response = fetch(`${service.url}/slow`);
    await arrived;
    const closing = service.close();
    expect((await fetch(`${service.opsUrl}/health/ready`)).status).toBe(503);
    await expect(fetch(`${service.url}/health/live`)).rejects.toThrow();
    release();
    expect(await (await response).json()).toEqual({ done: true });
    await closing;
    await expect(fetch(`${service.opsUrl}/health/live`)).rejects.toThrow();
  });
});
