import { Module } from '@nestjs/common';
import { GatewayConfig } from '../config.js';
import { Callers } from './callers.js';

const callers = {
  provide: Callers,
  inject: [GatewayConfig],
  useFactory: ({ TRUSTED_PROXIES, INTERNAL_SECRET }: GatewayConfig) => new Callers(TRUSTED_PROXIES, INTERNAL_SECRET),
};

@Module({ providers: [callers], exports: [callers] })
export class CallerModule {}
