import { Module } from '@nestjs/common';
import { ApiKeyModule } from '../api-key/api-key.module.js';
import { CheckModule } from '../check/check.module.js';
import { DispatchModule } from '../dispatch/dispatch.module.js';
import { RefusalsModule } from '../refusals/refusals.module.js';
import { OpenIbanRoute } from './openiban-route.js';

@Module({ imports: [ApiKeyModule, CheckModule, DispatchModule, RefusalsModule], providers: [OpenIbanRoute] })
export class OpenIbanModule {}
