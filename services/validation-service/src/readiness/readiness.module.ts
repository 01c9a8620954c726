import { Module } from '@nestjs/common';
import { BankDirectoryModule } from '../bank-directory/bank-directory.module.js';
import { RecordingModule } from '../recording/recording.module.js';
import { ReportReadiness } from './report-readiness.js';

@Module({ imports: [BankDirectoryModule, RecordingModule], providers: [ReportReadiness] })
export class ReadinessModule {}
