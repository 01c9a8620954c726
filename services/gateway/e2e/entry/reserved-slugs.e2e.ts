import { Injectable, Module } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { slugError } from '@pruefer/contracts';
import type { FastifyInstance } from 'fastify';
import { suiteFixture } from '@pruefer/testkit';
import { GatewayModule } from '../../src/gateway.module.js';
import { startGateway } from './start-gateway.js';

/** The first segments of all paths that the gateway has a route for. */
@Injectable()
class FirstSegments {
  readonly all = new Set<string>();

  constructor({ httpAdapter }: HttpAdapterHost) {
    const server = httpAdapter.getInstance<FastifyInstance>();
    server.addHook('onRoute', ({ url }) => void this.all.add(url.split('/')[1]!));
  }
}

@Module({ imports: [GatewayModule], providers: [FirstSegments] })
class WatchedGateway {}

describe('E6: no page', () => {
  const gateway = suiteFixture(
    () => startGateway([], { VALIDATION_URLS: 'http://127.0.0.1:9' }, [], WatchedGateway),
    (started) => started.stop(),
  );

  it('can have the address of a route of the gateway', () => {
    const { all } = gateway.app.get(FirstSegments);
    expect([...all]).toEqual(expect.arrayContaining(['api', 'pruefen', 'robots.txt', 'sitemap.xml', '*']));
    const free = [...all].filter((segment) => slugError(segment) === undefined);
    expect(free).toEqual([]);
  });

  it('can have the address of a screen or a file of the frontend', async () => {
    const taken = [
      'admin',
      'admininterfacev1',
      'fehler/rate_limited',
      'assets/app-1a2b3c4d.js',
      'favicon.svg',
      'pruefen',
    ];
    for (const path of taken) {
      expect((await fetch(`${gateway.url}/${path}`, { redirect: 'manual' })).status).not.toBe(404);
      expect(slugError(path.split('/')[0]!)).toBeDefined();
    }
  });
});
