import { Module } from '@nestjs/common';
import { TextModule } from '../text/text.module.js';
import { CreateSection } from './create-section.js';
import { DeleteSection } from './delete-section.js';
import { EditHomepage } from './edit-homepage.js';
import { HomepageImages } from './homepage-images.js';
import { HomepageMetaController } from './homepage-meta.controller.js';
import { HomepageMetaRepository } from './homepage-meta.repository.js';
import { HomepageState } from './homepage-state.js';
import { OrderSections } from './order-sections.js';
import { RenewSections } from './renew-sections.js';
import { SaveHomepageMeta } from './save-homepage-meta.js';
import { SaveSection } from './save-section.js';
import { SectionRepository } from './section.repository.js';
import { SectionListsController, SectionsController } from './sections.controller.js';
import { LinksInHomepage } from './links-in-homepage.js';

/** The section "Homepage-Verwaltung", and the home page that visitors see. */
@Module({
  imports: [TextModule],
  controllers: [SectionListsController, SectionsController, HomepageMetaController],
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
    HomepageImages,
    LinksInHomepage,
    RenewSections,
  ],
  exports: [SectionRepository, HomepageMetaRepository, HomepageState, HomepageImages, LinksInHomepage, RenewSections],
})
export class HomepageModule {}
