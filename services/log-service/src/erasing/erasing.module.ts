import { Module } from '@nestjs/common';
import { ErasePool } from '../database/pools.js';
import { PartitionsModule } from '../partitions/partitions.module.js';
import { RequestsModule } from '../requests/requests.module.js';
import { EraseCopies } from './erase-copies.js';
import { EraseIban } from './erase-iban.js';
import { EraseRows } from './erase-rows.js';
import { ErasureRepository } from './erasure.repository.js';
import { ErasuresController } from './erasures.controller.js';
import { FinishErasures } from './finish-erasures.js';

@Module({
  imports: [PartitionsModule, RequestsModule],
  controllers: [ErasuresController],
  providers: [ErasePool, ErasureRepository, EraseRows, EraseCopies, EraseIban, FinishErasures],
})
export class ErasingModule {}
