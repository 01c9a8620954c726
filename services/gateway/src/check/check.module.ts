import { Module } from '@nestjs/common';
import { ApiKeyModule } from '../api-key/api-key.module.js';
import { CallerModule } from '../caller/caller.module.js';
import { DispatchModule } from '../dispatch/dispatch.module.js';
import { LimitsModule } from '../limits/limits.module.js';
import { RefusalsModule } from '../refusals/refusals.module.js';
import { FrontendModule } from '../frontend/frontend.module.js';
import { BenchEchoRoute } from './bench-echo-route.js';
import { CalculateRoute } from './calculate-route.js';
import { CheckAnswers } from './check-answers.js';
import { CheckFormRoute } from './check-form-route.js';
import { CheckRoute } from './check-route.js';
import { FormAnswers } from './form-answers.js';

/** The check of an IBAN: gathered into batches instead of forwarded. */
@Module({
  imports: [ApiKeyModule, CallerModule, DispatchModule, LimitsModule, RefusalsModule, FrontendModule],
  providers: [CalculateRoute, CheckAnswers, CheckRoute, CheckFormRoute, FormAnswers, BenchEchoRoute],
  exports: [CheckAnswers],
})
export class CheckModule {}
