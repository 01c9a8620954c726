import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance } from 'fastify';
import { GatewayConfig } from '../config.js';

/** Has the length of a usual verdict. */
const ANSWER = JSON.stringify({ echo: 'x'.repeat(2_000) });

/** `POST /bench/echo`, only with BENCH_ECHO: reads the body and answers a constant, as the baseline for checks. */
@Injectable()
export class BenchEchoRoute implements OnModuleInit {
  constructor(
    private readonly adapterHost: HttpAdapterHost,
    private readonly config: GatewayConfig,
  ) {}

  onModuleInit(): void {
    if (this.config.BENCH_ECHO !== '1') return;
    this.adapterHost.httpAdapter.getInstance<FastifyInstance>().route({
      method: 'POST',
      url: '/bench/echo',
      config: { access: 'public', quiet: true },
      childLoggerFactory: (logger) => logger,
      handler: (_request, reply) => void reply.header('content-type', 'application/json; charset=utf-8').send(ANSWER),
    });
  }
}
