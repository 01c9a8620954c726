import { Module } from '@nestjs/common';
import { ImageStoreModule } from '../images/image-store.module.js';
import { AppearanceRecord } from './appearance-record.js';
import { FooterRecord } from './footer-record.js';
import { SiteFrameController } from './site-frame.controller.js';
import { HeaderRecord } from './header-record.js';

const records = [HeaderRecord, FooterRecord, AppearanceRecord];

/** The sections "Header-Verwaltung" and "Footer-Konfiguration", and the colour of the public site. */
@Module({ imports: [ImageStoreModule], controllers: [SiteFrameController], providers: records, exports: records })
export class SiteFrameModule {}
