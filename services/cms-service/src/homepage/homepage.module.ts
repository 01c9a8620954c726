import { Module } from '@nestjs/common';
import { ImageStoreModule } from '../images/image-store.module.js';
import { RenderingModule } from '../rendering/rendering.module.js';
import { EditHomepage } from './edit-homepage.js';
import { HomepageMetaRepository } from './homepage-meta.repository.js';
import { HomepageReferences } from './homepage-references.js';
import { HomepageState } from './homepage-state.js';
import { HomepageController } from './homepage.controller.js';
import { RenewSections } from './renew-sections.js';
import { SaveHomepageMeta } from './save-homepage-meta.js';
import { SectionRepository } from './section.repository.js';
import { Sections } from './sections.js';

/** The section "Homepage-Verwaltung", and the home page that visitors see. */
@Module({
  imports: [RenderingModule, ImageStoreModule],
  controllers: [HomepageController],
  providers: [
    SectionRepository,
    HomepageMetaRepository,
    HomepageState,
    EditHomepage,
    Sections,
    SaveHomepageMeta,
    HomepageReferences,
    RenewSections,
  ],
  exports: [HomepageState, HomepageReferences, RenewSections],
})
export class HomepageModule {}
