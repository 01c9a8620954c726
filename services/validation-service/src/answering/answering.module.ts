import { Module } from '@nestjs/common';
import { BankDirectoryModule } from '../bank-directory/bank-directory.module.js';
import { LogPrivacy } from '../batch/log-privacy.js';
import { AnswerCall } from './answer-call.js';
import { BulkBatchController } from './bulk-batch.controller.js';
import { ValidationConfig } from '../config.js';
import { RecordingModule } from '../recording/recording.module.js';
import { AnswerBatch } from './answer-batch.js';
import { CheckBatchController } from './check-batch.controller.js';

const logPrivacy = {
  provide: LogPrivacy,
  inject: [ValidationConfig],
  useFactory: ({ LOG_IBAN, LOG_HASH_SECRET }: ValidationConfig) => new LogPrivacy(LOG_IBAN, LOG_HASH_SECRET),
};

@Module({
  imports: [BankDirectoryModule, RecordingModule],
  controllers: [CheckBatchController, BulkBatchController],
  providers: [logPrivacy, AnswerBatch, AnswerCall],
})
export class AnsweringModule {}
