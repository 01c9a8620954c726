import { Injectable } from '@nestjs/common';
import { SETTINGS_KEY, SettingsChangedV1 } from '@pruefer/contracts';
import type { EntityManager } from 'typeorm';
import { type PublishedRecords, StateSource } from '../content-state/state-source.js';
import { SettingsRepository } from './settings.repository.js';

/** The settings, as the other services follow them. */
@Injectable()
export class SettingsState extends StateSource {
  constructor(private readonly settings: SettingsRepository) {
    super();
  }

  async *states(manager: EntityManager): AsyncIterable<PublishedRecords> {
    const state = await this.settings.current(manager);
    yield { event: SettingsChangedV1, records: [{ key: SETTINGS_KEY, state }] };
  }
}
