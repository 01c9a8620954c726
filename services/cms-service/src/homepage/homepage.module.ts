import { Module } from '@nestjs/common';
import { TextModule } from '../text/text.module.js';
import { CreateSection } from './create-section.js';
import { DeleteSection } from './delete-section.js';
import { EditHomepage } from './edit-homepage.js';
import { HomepageMetaController } from './homepage-meta.controller.js';
import { HomepageMetaRepository } from './homepage-meta.repository.js';
import { HomepageReferences } from './homepage-references.js';
import { HomepageState } from './homepage-state.js';
import { OrderSections } from './order-sections.js';
import { RenewSections } from './renew-sections.js';
import { SaveHomepageMeta } from './save-homepage-meta.js';
import { SaveSection } from './save-section.js';
import { SectionRepository } from './section.repository.js';
import { SectionsController } from './sections.controller.js';

/** The section "Homepage-Verwaltung", and the home page that visitors see. */
@Module({
  imports: [TextModule],
  controllers: [SectionsController, HomepageMetaController],
  providers: [
    SectionRepository,
    HomepageMetaRepository,
    HomepageState,
    EditHomepage,
    CreateSection,
    SaveSection,
    DeleteSection,
    OrderSections,
    SaveHomepageMeta,
    HomepageReferences,
    RenewSections,
  ],
  exports: [SectionRepository, HomepageMetaRepository, HomepageState, HomepageReferences, RenewSections],
})
export class HomepageModule {}
