import { Module } from '@nestjs/common';
import { ApiKeyModule } from '../api-key/api-key.module.js';
import { CheckModule } from '../check/check.module.js';
import { DispatchModule } from '../dispatch/dispatch.module.js';
import { BulkAdmission } from './bulk-admission.js';
import { BulkRoute } from './bulk-route.js';
import { BulkCallSlots } from './bulk-call-slots.js';

/** Bulk calls: up to 1,000 IBANs in one request. */
@Module({
  imports: [ApiKeyModule, CheckModule, DispatchModule],
  providers: [BulkAdmission, BulkRoute, BulkCallSlots],
})
export class BulkModule {}
