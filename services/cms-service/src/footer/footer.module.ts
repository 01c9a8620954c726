import { Module } from '@nestjs/common';
import { FooterState } from './footer-state.js';
import { FooterController } from './footer.controller.js';
import { FooterRepository } from './footer.repository.js';
import { SaveFooter } from './save-footer.js';
import { LinksInFooter } from './links-in-footer.js';

/** The section "Footer-Konfiguration", and the footer that visitors see. */
@Module({
  controllers: [FooterController],
  providers: [FooterRepository, SaveFooter, FooterState, LinksInFooter],
  exports: [FooterRepository, FooterState, LinksInFooter],
})
export class FooterModule {}
