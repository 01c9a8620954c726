import { Controller, Req } from '@nestjs/common';
import { type FooterConfig, type InputOf, readFooterConfig, saveFooterConfig } from '@pruefer/contracts';
import { Answers, CurrentPrincipal, deedOf, Origins, type Principal } from '@pruefer/platform';
import type { FastifyRequest } from 'fastify';
import { FooterRepository } from './footer.repository.js';
import { SaveFooter } from './save-footer.js';

/** The foot of every public page. */
@Controller()
export class FooterController {
  constructor(
    private readonly origins: Origins,
    private readonly footer: FooterRepository,
    private readonly saveFooter: SaveFooter,
  ) {}

  @Answers(readFooterConfig)
  read(): Promise<FooterConfig> {
    return this.footer.current();
  }

  @Answers(saveFooterConfig)
  save(
    { body }: InputOf<typeof saveFooterConfig>,
    @CurrentPrincipal() principal: Principal,
    @Req() request: FastifyRequest,
  ): Promise<FooterConfig> {
    return this.saveFooter.run(body, deedOf(principal, this.origins.of(request)));
  }
}
