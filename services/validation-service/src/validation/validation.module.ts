import { Module } from '@nestjs/common';
import { BankDirectoryModule } from '../bank-directory/bank-directory.module.js';
import { LogPrivacy } from '../batch/log-privacy.js';
import { ValidationConfig } from '../config.js';
import { PublishingModule } from '../publishing/publishing.module.js';
import { RecordingModule } from '../recording/recording.module.js';
import { AnswerBatch } from './answer-batch.js';
import { CheckBatchController } from './check-batch.controller.js';

const logPrivacy = {
  provide: LogPrivacy,
  inject: [ValidationConfig],
  useFactory: ({ LOG_IBAN, LOG_HASH_SECRET }: ValidationConfig) => new LogPrivacy(LOG_IBAN, LOG_HASH_SECRET),
};

@Module({
  imports: [BankDirectoryModule, RecordingModule, PublishingModule],
  controllers: [CheckBatchController],
  providers: [logPrivacy, AnswerBatch],
})
export class ValidationModule {}
