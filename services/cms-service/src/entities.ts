import { PlannedPublicationRow } from './pages/page/planned-publication.entity.js';
import { Page } from './pages/page/page.entity.js';
import { PageRevision } from './pages/page/page-revision.entity.js';
import { RedirectRow } from './pages/page/redirect.entity.js';
import { Settings } from './settings/settings.entity.js';

/** Every table that the service writes through TypeORM. */
export const entities = [Settings, Page, PageRevision, RedirectRow, PlannedPublicationRow];
