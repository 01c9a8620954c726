import { Module } from '@nestjs/common';
import { FooterState } from './footer-state.js';
import { FooterController } from './footer.controller.js';
import { FooterRepository } from './footer.repository.js';
import { SaveFooter } from './save-footer.js';

/** The section "Footer-Konfiguration", and the footer that visitors see. */
@Module({
  controllers: [FooterController],
  providers: [FooterRepository, SaveFooter, FooterState],
  exports: [FooterRepository, FooterState],
})
export class FooterModule {}
