import { Module } from '@nestjs/common';
import { GatewayConfig } from '../config.js';
import { LimitsModule } from '../limits/limits.module.js';
import { PublicContentModule } from '../public-content/public-content.module.js';
import { IndexRoutes } from './index-routes.js';
import { PageSender } from './page-sender.js';
import { PreparedDocuments } from './prepared-documents.js';
import { SitePaths } from './site-paths.js';
import { SiteRenderer } from './site-renderer.js';
import { SiteOrigin } from './site-origin.js';
import { SitePages } from './site-pages.js';
import { SiteYear } from './site-year.js';
import { DocsFiles } from './docs-files.js';
import { FrontendFiles } from './frontend-files.js';
import { FrontendRoutes } from './frontend-routes.js';

const files = {
  provide: FrontendFiles,
  inject: [GatewayConfig],
  useFactory: ({ FRONTEND_DIR }: GatewayConfig) => new FrontendFiles(FRONTEND_DIR),
};

/** The built frontend, and the public site that is rendered with it. */
@Module({
  imports: [LimitsModule, PublicContentModule],
  providers: [
    files,
    DocsFiles,
    SiteRenderer,
    SiteOrigin,
    SitePages,
    SiteYear,
    SitePaths,
    PreparedDocuments,
    PageSender,
    IndexRoutes,
    FrontendRoutes,
  ],
  exports: [DocsFiles, PageSender, SiteOrigin, SitePages, SitePaths],
})
export class FrontendModule {}
