import { list, one } from '../../definition/response-kinds.js';
import { endpoint } from '../../definition/endpoint.js';
import {
  CreateSectionBody,
  OrderSectionsBody,
  PublicSection,
  PublicSectionsQuery,
  SaveSectionBody,
  Section,
} from './homepage.js';
import { HomepageMeta, SaveHomepageMetaBody } from './homepage-meta.js';
import { TEXT_WITHIN_MS } from '../pages/page-content.js';
import { IdParams } from '../../fields/id-params.js';
import { repeatProblems } from '../../problems/request.problems.js';

const staff = { tag: 'Startseite, Header und Footer', service: 'cms', access: 'manager' } as const;
const visitors = { tag: 'Website', service: 'cms', access: 'public', method: 'GET', conditional: true } as const;
const SECTIONS_PATH = '/api/admin/homepage/sections';
const single = { path: `${SECTIONS_PATH}/:id`, params: IdParams, response: one(Section) } as const;

/** Lists the active sections of the German home page, or of the English one, in their order. */
export const listPublicSections = endpoint({
  ...visitors,
  title: 'Bereiche der Startseite',
  path: '/api/homepage/sections',
  query: PublicSectionsQuery,
  compressed: true,
  response: list(PublicSection),
  problems: [],
});
export const readHomepageMeta = endpoint({
  ...visitors,
  title: 'Meta-Daten der Startseite',
  path: '/api/homepage/meta',
  response: one(HomepageMeta),
  problems: [],
});

export const listSections = endpoint({
  ...staff,
  title: 'Alle Bereiche der Startseite',
  method: 'GET',
  path: SECTIONS_PATH,
  polled: true,
  compressed: true,
  response: list(Section),
  problems: [],
});
export const createSection = endpoint({
  ...staff,
  title: 'Bereich anlegen',
  method: 'POST',
  path: SECTIONS_PATH,
  responseTimeoutMs: TEXT_WITHIN_MS,
  body: CreateSectionBody,
  response: one(Section),
  problems: [...repeatProblems, 'sections_full', 'content_too_complex'],
});
export const saveSection = endpoint({
  ...staff,
  title: 'Bereich speichern',
  ...single,
  method: 'PUT',
  responseTimeoutMs: TEXT_WITHIN_MS,
  body: SaveSectionBody,
  problems: ['section_unknown', 'version_conflict', 'content_too_complex'],
});
export const deleteSection = endpoint({
  ...staff,
  title: 'Bereich löschen',
  ...single,
  method: 'DELETE',
  problems: ['section_unknown'],
});
/** Restores a section that was deleted within the last 30 days. */
export const restoreSection = endpoint({
  ...staff,
  title: 'Bereich wiederherstellen',
  ...single,
  path: `${SECTIONS_PATH}/:id/restore`,
  method: 'POST',
  responseTimeoutMs: TEXT_WITHIN_MS,
  problems: ['section_unknown', 'sections_full', 'content_too_complex'],
});
/** Sets `order` of the listed sections to 1, 2, 3 and so on. */
export const orderSections = endpoint({
  ...staff,
  title: 'Bereiche ordnen',
  method: 'POST',
  path: '/api/admin/homepage/section-order',
  body: OrderSectionsBody,
  response: list(Section),
  problems: ['section_unknown'],
});

const meta = {
  ...staff,
  path: '/api/admin/homepage/meta',
  response: one(HomepageMeta),
} as const;

/** Reads the defaults with version 0 until the first save. */
export const readHomepageMetaForStaff = endpoint({
  ...meta,
  title: 'Meta-Daten der Startseite in der Verwaltung',
  method: 'GET',
  polled: true,
  problems: [],
});
export const saveHomepageMeta = endpoint({
  ...meta,
  title: 'Meta-Daten speichern',
  method: 'PUT',
  body: SaveHomepageMetaBody,
  problems: ['version_conflict'],
});
