import { Injectable } from '@nestjs/common';
import type { OffsetStore, Position } from '@pruefer/platform';
import { WritePool } from '../database/write-pool.js';
import { findOffsets } from './offsets.js';

/** Provides the start offsets of this service's readers: after their last stored record. */
@Injectable()
export class StoredOffsets implements OffsetStore {
  constructor(private readonly database: WritePool) {}

  startOffsets(clusterId: string): Promise<Position[]> {
    return findOffsets(this.database.pool, clusterId);
  }
}
