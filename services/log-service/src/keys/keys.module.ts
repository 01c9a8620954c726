import { Module } from '@nestjs/common';
import { ConsumingModule } from '../consuming/consuming.module.js';
import { PoolsModule } from '../database/pools.module.js';
import { CopyKeys } from './copy-keys.js';
import { KeyEventsController } from './key-events.controller.js';

@Module({ imports: [PoolsModule, ConsumingModule], controllers: [KeyEventsController], providers: [CopyKeys] })
export class KeysModule {}
