import { Module } from '@nestjs/common';
import { RequestsModule } from '../requests/requests.module.js';
import { ExportController } from './export.controller.js';
import { ExportRequests } from './export-requests.js';
import { ExportsModule } from './exports.module.js';

@Module({ imports: [RequestsModule, ExportsModule], controllers: [ExportController], providers: [ExportRequests] })
export class RequestExportModule {}
