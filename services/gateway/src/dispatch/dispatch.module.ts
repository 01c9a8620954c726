import { Module } from '@nestjs/common';
import { RefusalsModule } from '../refusals/refusals.module.js';
import { Dispatchers } from './dispatchers.js';

/** Checks in batches on their way to the replicas of validation-service. */
@Module({ imports: [RefusalsModule], providers: [Dispatchers], exports: [Dispatchers] })
export class DispatchModule {}
