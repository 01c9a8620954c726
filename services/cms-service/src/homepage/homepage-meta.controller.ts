import { Controller } from '@nestjs/common';
import {
  type HomepageMeta,
  type InputOf,
  readHomepageMeta,
  readHomepageMetaForStaff,
  saveHomepageMeta,
} from '@pruefer/contracts';
import { CurrentActor, Handles, type SignedInActor } from '@pruefer/platform';
import { HomepageMetaRepository } from './homepage-meta.repository.js';
import { SaveHomepageMeta } from './save-homepage-meta.js';

/** Title and description of the home page. */
@Controller()
export class HomepageMetaController {
  constructor(
    private readonly meta: HomepageMetaRepository,
    private readonly saveHomepageMeta: SaveHomepageMeta,
  ) {}

  @Handles(readHomepageMeta)
  read(): Promise<HomepageMeta> {
    return this.meta.current();
  }

  @Handles(readHomepageMetaForStaff)
  readForStaff(): Promise<HomepageMeta> {
    return this.meta.current();
  }

  @Handles(saveHomepageMeta)
  save({ body }: InputOf<typeof saveHomepageMeta>, @CurrentActor() actor: SignedInActor): Promise<HomepageMeta> {
    return this.saveHomepageMeta.run(body, actor);
  }
}
