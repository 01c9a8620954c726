import { Module } from '@nestjs/common';
import { CallerModule } from '../caller/caller.module.js';
import { FrontendModule } from '../frontend/frontend.module.js';
import { LimitsModule } from '../limits/limits.module.js';
import { ApiDescriptionRoutes } from './api-description-routes.js';
import { DocumentationRoutes } from './documentation-routes.js';
import { SendDocs } from './send-docs.js';

@Module({
  imports: [CallerModule, FrontendModule, LimitsModule],
  providers: [ApiDescriptionRoutes, DocumentationRoutes, SendDocs],
})
export class DocumentationModule {}
