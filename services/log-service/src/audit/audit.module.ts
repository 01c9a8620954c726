import { Module } from '@nestjs/common';
import { RequestsModule } from '../requests/requests.module.js';
import { AuditController } from './audit.controller.js';
import { AuditQueries } from './audit.queries.js';
import { ExportAudit } from './export-audit.js';
import { ListAudit } from './list-audit.js';

/** Who did what in the console: the audit of all services as one list and as a file. */
@Module({
  imports: [RequestsModule],
  controllers: [AuditController],
  providers: [AuditQueries, ListAudit, ExportAudit],
})
export class AuditModule {}
