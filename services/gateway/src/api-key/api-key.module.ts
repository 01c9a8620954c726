import { Module } from '@nestjs/common';
import { CallerModule } from '../caller/caller.module.js';
import { LimitsModule } from '../limits/limits.module.js';
import { KeyAdmission } from './key-admission.js';
import { KeyLimit } from './key-limit.js';
import { KeyRates } from './key-rates.js';
import { RefusedKeys } from './refused-keys.js';
import { UnseenKeys } from './unseen-keys.js';
import { KeyStatesController } from './key-states.controller.js';

/** The API key that a request carries, and the limits that go by it. */
@Module({
  imports: [CallerModule, LimitsModule],
  controllers: [KeyStatesController],
  providers: [KeyAdmission, KeyLimit, KeyRates, RefusedKeys, UnseenKeys],
  exports: [KeyAdmission, KeyLimit, KeyRates, RefusedKeys],
})
export class ApiKeyModule {}
