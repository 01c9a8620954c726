import { Module } from '@nestjs/common';
import { CallerModule } from '../caller/caller.module.js';
import { ApiLimit } from './api-limit.js';
import { DocumentLimit } from './document-limit.js';
import { OpenCalls } from './open-calls.js';
import { PublicLimit } from './public-limit.js';
import { SharedCounts } from './shared-counts.js';
import { SlowSenders } from './slow-senders.js';
import { UploadSlots } from './upload-slots.js';

/** Limits per address: requests, open calls and uploads. */
@Module({
  imports: [CallerModule],
  providers: [ApiLimit, DocumentLimit, OpenCalls, PublicLimit, SharedCounts, SlowSenders, UploadSlots],
  exports: [ApiLimit, DocumentLimit, OpenCalls, PublicLimit, SharedCounts, UploadSlots],
})
export class LimitsModule {}
