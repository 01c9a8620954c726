import { Module } from '@nestjs/common';
import { CallerModule } from '../caller/caller.module.js';
import { LimitsModule } from '../limits/limits.module.js';
import { RefusalsModule } from '../refusals/refusals.module.js';
import { KeyAdmission } from './key-admission.js';
import { KeyLimit } from './key-limit.js';
import { KeyRates } from './key-rates.js';
import { RefusedAdmissions } from './refused-admissions.js';
import { RefusedKeys } from './refused-keys.js';
import { UnseenKeys } from './unseen-keys.js';
import { KeyStatesController } from './key-states.controller.js';

/** The API key that a request carries, and the limits that go by it. */
@Module({
  imports: [CallerModule, LimitsModule, RefusalsModule],
  controllers: [KeyStatesController],
  providers: [KeyAdmission, KeyLimit, KeyRates, RefusedAdmissions, RefusedKeys, UnseenKeys],
  exports: [KeyAdmission, KeyLimit, KeyRates, RefusedAdmissions, RefusedKeys],
})
export class ApiKeyModule {}
