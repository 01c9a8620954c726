import { Controller } from '@nestjs/common';
import {
  createSection,
  deleteSection,
  type HomepageMeta,
  type InputOf,
  listPublicSections,
  listSections,
  orderSections,
  type PublicSection,
  readHomepageMeta,
  readHomepageMetaForStaff,
  restoreSection,
  saveHomepageMeta,
  saveSection,
  type Section,
} from '@pruefer/contracts';
import { CurrentActor, Handles, type SignedInActor } from '@pruefer/platform';
import { HomepageMetaRepository } from './homepage-meta.repository.js';
import { SaveHomepageMeta } from './save-homepage-meta.js';
import { publicSectionsIn, SectionRepository, toSection } from './section.repository.js';
import { Sections } from './sections.js';

/** Sections, title and description of the home page, for visitors and for their management by staff. */
@Controller()
export class HomepageController {
  constructor(
    private readonly stored: SectionRepository,
    private readonly sections: Sections,
    private readonly meta: HomepageMetaRepository,
    private readonly saveHomepageMeta: SaveHomepageMeta,
  ) {}

  @Handles(listPublicSections)
  async listPublic({ query: { language = 'de' } }: InputOf<typeof listPublicSections>): Promise<PublicSection[]> {
    return publicSectionsIn(language, await this.stored.all());
  }

  @Handles(listSections)
  async list(): Promise<Section[]> {
    return (await this.stored.all()).map(toSection);
  }

  @Handles(createSection)
  create({ body }: InputOf<typeof createSection>, @CurrentActor() actor: SignedInActor): Promise<Section> {
    return this.sections.create(body, actor);
  }

  @Handles(saveSection)
  save({ params, body }: InputOf<typeof saveSection>, @CurrentActor() actor: SignedInActor): Promise<Section> {
    return this.sections.save(params.id, body, actor);
  }

  @Handles(deleteSection)
  delete({ params }: InputOf<typeof deleteSection>, @CurrentActor() actor: SignedInActor): Promise<Section> {
    return this.sections.delete(params.id, actor);
  }

  @Handles(restoreSection)
  restore({ params }: InputOf<typeof restoreSection>, @CurrentActor() actor: SignedInActor): Promise<Section> {
    return this.sections.restore(params.id, actor);
  }

  @Handles(orderSections)
  order({ body }: InputOf<typeof orderSections>, @CurrentActor() actor: SignedInActor): Promise<Section[]> {
    return this.sections.order(body.ids, actor);
  }

  @Handles(readHomepageMeta)
  readMeta(): Promise<HomepageMeta> {
    return this.meta.current();
  }

  @Handles(readHomepageMetaForStaff)
  readMetaForStaff(): Promise<HomepageMeta> {
    return this.meta.current();
  }

  @Handles(saveHomepageMeta)
  saveMeta({ body }: InputOf<typeof saveHomepageMeta>, @CurrentActor() actor: SignedInActor): Promise<HomepageMeta> {
    return this.saveHomepageMeta.run(body, actor);
  }
}
