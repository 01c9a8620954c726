import { Global, Module } from '@nestjs/common';
import { CurrentSettings } from './current-settings.js';
import { SettingsController } from './settings.controller.js';

/** Provides `CurrentSettings`, updated after every save. Needs `KafkaModule`. */
@Global()
@Module({ controllers: [SettingsController], providers: [CurrentSettings], exports: [CurrentSettings] })
export class SettingsModule {}
