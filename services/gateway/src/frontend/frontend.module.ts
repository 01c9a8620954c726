import { Module } from '@nestjs/common';
import { GatewayConfig } from '../config.js';
import { PublicContentModule } from '../public-content/public-content.module.js';
import { IndexRoutes } from './index-routes.js';
import { SiteAddresses } from './site-addresses.js';
import { SiteDrawer } from './site-drawer.js';
import { SitePages } from './site-pages.js';
import { FrontendFiles } from './frontend-files.js';
import { FrontendRoutes } from './frontend-routes.js';

const files = {
  provide: FrontendFiles,
  inject: [GatewayConfig],
  useFactory: ({ FRONTEND_DIR }: GatewayConfig) => new FrontendFiles(FRONTEND_DIR),
};

/** The built frontend, and the public site that is drawn with it. */
@Module({
  imports: [PublicContentModule],
  providers: [files, SiteDrawer, SitePages, SiteAddresses, IndexRoutes, FrontendRoutes],
  exports: [SitePages],
})
export class FrontendModule {}
