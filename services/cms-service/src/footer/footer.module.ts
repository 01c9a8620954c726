import { Module } from '@nestjs/common';
import { FooterRecord } from './footer-record.js';
import { FooterController } from './footer.controller.js';
import { LinksInFooter } from './links-in-footer.js';

/** The section "Footer-Konfiguration", and the footer that visitors see. */
@Module({
  controllers: [FooterController],
  providers: [FooterRecord, LinksInFooter],
  exports: [FooterRecord, LinksInFooter],
})
export class FooterModule {}
