import { Module } from '@nestjs/common';
import { RunningExports } from '@pruefer/platform';
import { RequestsModule } from '../requests/requests.module.js';
import { ExportController } from './export.controller.js';
import { ExportRequests } from './export-requests.js';

/** The export of requests; the limit of running exports counts those of the audit log too. */
@Module({
  imports: [RequestsModule],
  controllers: [ExportController],
  providers: [RunningExports, ExportRequests],
  exports: [RunningExports],
})
export class RequestExportModule {}
