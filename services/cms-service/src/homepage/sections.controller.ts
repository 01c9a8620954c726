import { Controller } from '@nestjs/common';
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
import { CurrentActor, Handles, type SignedInActor } from '@pruefer/platform';
import { CreateSection } from './create-section.js';
import { DeleteSection } from './delete-section.js';
import { OrderSections } from './order-sections.js';
import { SaveSection } from './save-section.js';
import { publicSectionsIn, sectionOf, SectionRepository } from './section.repository.js';

/** The sections, for visitors and for their management by staff. */
@Controller()
export class SectionsController {
  constructor(
    private readonly sections: SectionRepository,
    private readonly createSection: CreateSection,
    private readonly saveSection: SaveSection,
    private readonly deleteSection: DeleteSection,
    private readonly orderSections: OrderSections,
  ) {}

  @Handles(listPublicSections)
  async listPublic({ query: { language = 'de' } }: InputOf<typeof listPublicSections>): Promise<PublicSection[]> {
    return publicSectionsIn(language, await this.sections.all());
  }

  @Handles(listSections)
  async list(): Promise<Section[]> {
    return (await this.sections.all()).map(sectionOf);
  }

  @Handles(createSection)
  create({ body }: InputOf<typeof createSection>, @CurrentActor() actor: SignedInActor): Promise<Section> {
    return this.createSection.run(body, actor);
  }

  @Handles(saveSection)
  save({ params, body }: InputOf<typeof saveSection>, @CurrentActor() actor: SignedInActor): Promise<Section> {
    return this.saveSection.run(params.id, body, actor);
  }

  @Handles(deleteSection)
  delete({ params }: InputOf<typeof deleteSection>, @CurrentActor() actor: SignedInActor): Promise<Section> {
    return this.deleteSection.run(params.id, actor);
  }

  @Handles(restoreSection)
  restore({ params }: InputOf<typeof restoreSection>, @CurrentActor() actor: SignedInActor): Promise<Section> {
    return this.deleteSection.undo(params.id, actor);
  }

  @Handles(orderSections)
  order({ body }: InputOf<typeof orderSections>, @CurrentActor() actor: SignedInActor): Promise<Section[]> {
    return this.orderSections.run(body.ids, actor);
  }
}
