import { Module } from '@nestjs/common';
import { CheckPage } from './checks/check-page.js';
import { ChecksController } from './checks/checks.controller.js';
import { DraftsController } from './drafts/drafts.controller.js';
import { Drafts } from './drafts/drafts.js';
import { OrderPages } from './edit/order-pages.js';
import { Trash } from './trash/trash.js';
import { TrashController } from './trash/trash.controller.js';
import { HistoryController } from './history/history.controller.js';
import { Revisions } from './history/revisions.js';
import { PageReferences } from './links/page-references.js';
import { PagesController } from './pages.controller.js';
import { PagesCoreModule } from './pages-core.module.js';
import { PlanSchedule } from './plans/plan-schedule.js';
import { Plans } from './plans/plans.js';
import { PlansController } from './plans/plans.controller.js';
import { RunDuePlans } from './plans/run-due-plans.js';
import { PreviewController } from './preview/preview.controller.js';
import { Previews } from './preview/previews.js';
import { PublicPagesController } from './read/public-pages.controller.js';
import { Redirects } from './redirects/redirects.js';
import { RedirectsController } from './redirects/redirects.controller.js';
import { SeedLegalPages } from './files/seed-legal-pages.js';
import { EmptyTrash } from './trash/empty-trash.js';
import { RenderTextController } from './text/render-text.controller.js';
import { RenewHtml } from './text/renew-html.js';

/** The section "Seiten-Verwaltung", and the pages that visitors see. */
@Module({
  imports: [PagesCoreModule],
  controllers: [
    PublicPagesController,
    PagesController,
    DraftsController,
    TrashController,
    HistoryController,
    PlansController,
    ChecksController,
    PreviewController,
    RenderTextController,
    RedirectsController,
  ],
  providers: [
    Drafts,
    Trash,
    OrderPages,
    Revisions,
    Redirects,
    Previews,
    CheckPage,
    PageReferences,
    Plans,
    RunDuePlans,
    PlanSchedule,
    RenewHtml,
    EmptyTrash,
    SeedLegalPages,
  ],
  exports: [PagesCoreModule, PageReferences, RenewHtml],
})
export class PagesModule {}
