import { Module } from '@nestjs/common';
import { DatabaseModule, KafkaModule, RedisModule } from '@pruefer/platform';
import { BankLookUpModule } from './bank-look-up/bank-look-up.module.js';
import { ValidationConfig } from './config.js';
import { ReadinessModule } from './readiness/readiness.module.js';
import { ValidationModule } from './validation/validation.module.js';
import { VoidingModule } from './voiding/voiding.module.js';

/** For the outbox's upkeep and the bank directory; batches have connections of their own. */
const BACKGROUND_CONNECTIONS = 4;

/** Verdicts on IBANs: charged, recorded, answered, published. */
@Module({
  imports: [
    DatabaseModule.using(ValidationConfig, { max: BACKGROUND_CONNECTIONS, required: false }),
    RedisModule.using(ValidationConfig),
    KafkaModule.using(ValidationConfig),
    ValidationModule,
    VoidingModule,
    BankLookUpModule,
    ReadinessModule,
  ],
})
export class ValidationServiceModule {}
