import { Controller, Req } from '@nestjs/common';
import { type HeaderConfig, type InputOf, readHeaderConfig, saveHeaderConfig } from '@pruefer/contracts';
import { Answers, CurrentPrincipal, deedOf, Origins, type Principal } from '@pruefer/platform';
import type { FastifyRequest } from 'fastify';
import { HeaderRepository } from './header.repository.js';
import { SaveHeader } from './save-header.js';

/** The head of every public page. */
@Controller()
export class HeaderController {
  constructor(
    private readonly origins: Origins,
    private readonly header: HeaderRepository,
    private readonly saveHeader: SaveHeader,
  ) {}

  @Answers(readHeaderConfig)
  read(): Promise<HeaderConfig> {
    return this.header.current();
  }

  @Answers(saveHeaderConfig)
  save(
    { body }: InputOf<typeof saveHeaderConfig>,
    @CurrentPrincipal() principal: Principal,
    @Req() request: FastifyRequest,
  ): Promise<HeaderConfig> {
    return this.saveHeader.run(body, deedOf(principal, this.origins.of(request)));
  }
}
