import { Module } from '@nestjs/common';
import { PoolsModule } from '../database/pools.module.js';
import { RequestExportModule } from '../export/request-export.module.js';
import { AuditController } from './audit.controller.js';
import { AuditQueries } from './audit.queries.js';
import { ExportAudit } from './export-audit.js';
import { ListAudit } from './list-audit.js';

@Module({
  imports: [PoolsModule, RequestExportModule],
  controllers: [AuditController],
  providers: [AuditQueries, ListAudit, ExportAudit],
})
export class AuditModule {}
