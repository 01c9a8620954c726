import { Injectable } from '@nestjs/common';
import { HOUR_MS, TRASH_DAYS } from '@pruefer/contracts';
import { RepeatEvery, systemActor } from '@pruefer/platform';
import { DataSource } from 'typeorm';
import { Trash } from './trash.js';

/** Deletes pages whose time in the trash has expired. */
@Injectable()
export class EmptyTrash {
  constructor(
    private readonly database: DataSource,
    private readonly trash: Trash,
  ) {}

  @RepeatEvery(HOUR_MS)
  async run(): Promise<void> {
    const expiredPages = await this.database.query<{ id: string }[]>(
      `SELECT id FROM cms.page WHERE deleted_at < now() - make_interval(days => $1)`,
      [TRASH_DAYS],
    );
    for (const { id } of expiredPages) await this.trash.erase(id, { actor: systemActor });
  }
}
