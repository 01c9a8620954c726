import { Module } from '@nestjs/common';
import { RefusalsModule } from '../refusals/refusals.module.js';
import { Dispatchers } from './dispatchers.js';
import { GatewayReadiness } from './gateway-readiness.js';

@Module({ imports: [RefusalsModule], providers: [Dispatchers, GatewayReadiness], exports: [Dispatchers] })
export class DispatchModule {}
