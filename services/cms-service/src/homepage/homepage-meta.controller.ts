import { Controller, Req } from '@nestjs/common';
import {
  type HomepageMeta,
  type InputOf,
  readHomepageMeta,
  readHomepageMetaForStaff,
  saveHomepageMeta,
} from '@pruefer/contracts';
import { Answers, CurrentPrincipal, deedOf, Origins, type Principal } from '@pruefer/platform';
import type { FastifyRequest } from 'fastify';
import { HomepageMetaRepository } from './homepage-meta.repository.js';
import { SaveHomepageMeta } from './save-homepage-meta.js';

/** What the head of the home page says. */
@Controller()
export class HomepageMetaController {
  constructor(
    private readonly origins: Origins,
    private readonly meta: HomepageMetaRepository,
    private readonly saveMeta: SaveHomepageMeta,
  ) {}

  @Answers(readHomepageMeta)
  read(): Promise<HomepageMeta> {
    return this.meta.current();
  }

  @Answers(readHomepageMetaForStaff)
  readForStaff(): Promise<HomepageMeta> {
    return this.meta.current();
  }

  @Answers(saveHomepageMeta)
  save(
    { body }: InputOf<typeof saveHomepageMeta>,
    @CurrentPrincipal() principal: Principal,
    @Req() request: FastifyRequest,
  ): Promise<HomepageMeta> {
    return this.saveMeta.run(body, deedOf(principal, this.origins.of(request)));
  }
}
