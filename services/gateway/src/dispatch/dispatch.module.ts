import { Module } from '@nestjs/common';
import { RefusalsModule } from '../refusals/refusals.module.js';
import { Dispatchers } from './dispatchers.js';

@Module({ imports: [RefusalsModule], providers: [Dispatchers], exports: [Dispatchers] })
export class DispatchModule {}
