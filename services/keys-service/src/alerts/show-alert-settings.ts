import { Injectable } from '@nestjs/common';
import type { AlertSettings } from '@pruefer/contracts';
import { DataSource } from 'typeorm';
import { alertSettingsOf } from './alert-rule.js';
import { AlertRuleRepository } from './alert-rule.repository.js';

/** Returns the alert settings of a key's contract. */
@Injectable()
export class ShowAlertSettings {
  constructor(
    private readonly database: DataSource,
    private readonly rules: AlertRuleRepository,
  ) {}

  /** @throws Problem `key_id_unknown` */
  async run(keyId: string): Promise<AlertSettings> {
    return alertSettingsOf(await this.rules.find(this.database, keyId));
  }
}
