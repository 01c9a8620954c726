import { Controller, Req } from '@nestjs/common';
import {
  createSection,
  deleteSection,
  type InputOf,
  listPublicSections,
  listSections,
  orderSections,
  type PublicSection,
  restoreSection,
  saveSection,
  type Section,
} from '@pruefer/contracts';
import { Answers, CurrentPrincipal, deedOf, Origins, type Principal } from '@pruefer/platform';
import type { FastifyRequest } from 'fastify';
import { CreateSection } from './create-section.js';
import { DeleteSection } from './delete-section.js';
import { OrderSections } from './order-sections.js';
import { SaveSection } from './save-section.js';
import { publicSectionOf, sectionOf, SectionRepository } from './section.repository.js';

/** What visitors read of the sections. */
@Controller()
export class SectionListsController {
  constructor(private readonly sections: SectionRepository) {}

  @Answers(listPublicSections)
  async listPublic(): Promise<PublicSection[]> {
    return (await this.sections.all()).filter(({ isActive }) => isActive).map(publicSectionOf);
  }

  @Answers(listSections)
  async list(): Promise<Section[]> {
    return (await this.sections.all()).map(sectionOf);
  }
}

/** What staff does with them. */
@Controller()
export class SectionsController {
  constructor(
    private readonly origins: Origins,
    private readonly creating: CreateSection,
    private readonly saving: SaveSection,
    private readonly deleting: DeleteSection,
    private readonly ordering: OrderSections,
  ) {}

  @Answers(createSection)
  create(
    { body }: InputOf<typeof createSection>,
    @CurrentPrincipal() principal: Principal,
    @Req() request: FastifyRequest,
  ): Promise<Section> {
    return this.creating.run(body, deedOf(principal, this.origins.of(request)));
  }

  @Answers(saveSection)
  save(
    { params, body }: InputOf<typeof saveSection>,
    @CurrentPrincipal() principal: Principal,
    @Req() request: FastifyRequest,
  ): Promise<Section> {
    return this.saving.run(params.id, body, deedOf(principal, this.origins.of(request)));
  }

  @Answers(deleteSection)
  delete(
    { params }: InputOf<typeof deleteSection>,
    @CurrentPrincipal() principal: Principal,
    @Req() request: FastifyRequest,
  ): Promise<Section> {
    return this.deleting.run(params.id, deedOf(principal, this.origins.of(request)));
  }

  @Answers(restoreSection)
  restore(
    { params }: InputOf<typeof restoreSection>,
    @CurrentPrincipal() principal: Principal,
    @Req() request: FastifyRequest,
  ): Promise<Section> {
    return this.deleting.undo(params.id, deedOf(principal, this.origins.of(request)));
  }

  @Answers(orderSections)
  order(
    { body }: InputOf<typeof orderSections>,
    @CurrentPrincipal() principal: Principal,
    @Req() request: FastifyRequest,
  ): Promise<Section[]> {
    return this.ordering.run(body.ids, deedOf(principal, this.origins.of(request)));
  }
}
