import { Module } from '@nestjs/common';
import { RefusalLog } from './refusal-log.js';

/** Checks that were refused, counted for the log. */
@Module({ providers: [RefusalLog], exports: [RefusalLog] })
export class RefusalsModule {}
