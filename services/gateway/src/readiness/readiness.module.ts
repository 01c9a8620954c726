import { Module } from '@nestjs/common';
import { DispatchModule } from '../dispatch/dispatch.module.js';
import { GatewayReadiness } from './gateway-readiness.js';

/** Whether checks would be answered. */
@Module({ imports: [DispatchModule], providers: [GatewayReadiness] })
export class ReadinessModule {}
