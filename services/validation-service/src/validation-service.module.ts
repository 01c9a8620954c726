import { Module } from '@nestjs/common';
import { DatabaseModule, KafkaModule, RedisModule } from '@pruefer/platform';
import { BankLookUpModule } from './bank-look-up/bank-look-up.module.js';
import { ValidationConfig } from './config.js';
import { ReadinessModule } from './readiness/readiness.module.js';
import { AnsweringModule } from './answering/answering.module.js';
import { VoidingModule } from './voiding/voiding.module.js';

/** Connections of upkeep and bank directory; batches have a separate pool. */
const BACKGROUND_CONNECTIONS = 4;

/** Checks IBANs: verdict, charge, record, answer, publishing. */
@Module({
  imports: [
    DatabaseModule.using(ValidationConfig, { max: BACKGROUND_CONNECTIONS, required: false }),
    RedisModule.using(ValidationConfig),
    KafkaModule.using(ValidationConfig),
    AnsweringModule,
    VoidingModule,
    BankLookUpModule,
    ReadinessModule,
  ],
})
export class ValidationServiceModule {}
