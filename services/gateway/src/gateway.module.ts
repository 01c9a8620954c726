import { Module } from '@nestjs/common';
import { KafkaModule, RedisModule, SettingsModule } from '@pruefer/platform';
import { ApiDescriptionRoutes } from './api-description/api-description-routes.js';
import { Callers } from './caller/callers.js';
import { BenchEchoRoute } from './check/bench-echo-route.js';
import { CheckAnswers } from './check/check-answers.js';
import { CheckRoute } from './check/check-route.js';
import { GatewayConfig } from './config.js';
import { Dispatchers } from './dispatch/dispatchers.js';
import { FrontendRoutes } from './frontend/frontend-routes.js';
import { CalculateRoute } from './key-holders/calculate-route.js';
import { KeyAdmission } from './key-holders/key-admission.js';
import { KeyLimit } from './key-holders/key-limit.js';
import { KeyRates } from './key-holders/key-rates.js';
import { KeyedRoutes } from './key-holders/keyed-routes.js';
import { ApiLimit } from './limits/api-limit.js';
import { OpenCalls } from './limits/open-calls.js';
import { PublicLimit } from './limits/public-limit.js';
import { SlowSenders } from './limits/slow-senders.js';
import { GatewayReadiness } from './readiness/gateway-readiness.js';
import { RefusalLog } from './refusals/refusal-log.js';
import { ApiRoutes } from './routing/api-routes.js';
import { Forwarder } from './routing/forwarder.js';
import { OpenStreams } from './routing/open-streams.js';

/** The only public door: checks in batches, everything else under /api forwarded, the frontend. */
@Module({
  imports: [KafkaModule.using(GatewayConfig), RedisModule.using(GatewayConfig), SettingsModule.using(GatewayConfig)],
  providers: [
    {
      provide: Callers,
      inject: [GatewayConfig],
      useFactory: ({ TRUSTED_PROXIES, INTERNAL_SECRET }: GatewayConfig) =>
        new Callers(TRUSTED_PROXIES, INTERNAL_SECRET),
    },
    Dispatchers,
    PublicLimit,
    ApiLimit,
    OpenCalls,
    SlowSenders,
    RefusalLog,
    CheckAnswers,
    Forwarder,
    OpenStreams,
    GatewayReadiness,
    CheckRoute,
    KeyLimit,
    KeyRates,
    KeyAdmission,
    CalculateRoute,
    KeyedRoutes,
    ApiRoutes,
    ApiDescriptionRoutes,
    FrontendRoutes,
    BenchEchoRoute,
  ],
})
export class GatewayModule {}
