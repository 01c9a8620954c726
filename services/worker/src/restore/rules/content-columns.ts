import { MAX_IMAGES, MAX_PAGES, MAX_REDIRECTS, MAX_REVISIONS, MAX_SECTIONS } from '@pruefer/contracts';
import { type ColumnRule, past, size, type TableRules, text, typed, version, whole } from './column-rule.js';

/** An image has a few widths and one form for sharing. */
const MAX_FORMS = 10;
const MAX_FORM_BYTES = 33_554_432;
const MAX_PIXELS = 100_000;
/** The class of the contract checks the value, as at every save (`restore/load/row-sanitizers.ts`). */
const storable: ColumnRule = { sql: () => 'true', allows: 'was sich hier speichern lässt' };
const actor = text(64);
const address = text(100);
const list = size(1_000_000);
const oneRow = { only_row: typed, version } as const;
const record: TableRules = { maxRows: 1, columns: { ...oneRow, fields: storable, updated_at: past } };

/** Rules for the tables of content and settings, as far as no class of the contract checks them. */
export const contentColumns: Readonly<Record<string, TableRules>> = {
  'cms.page': {
    maxRows: MAX_PAGES,
    columns: {
      id: typed,
      slug: storable,
      title: storable,
      meta_description: storable,
      content: storable,
      links: list,
      images: list,
      gaps: list,
      menu_order: storable,
      is_published: typed,
      show_in_menu: typed,
      noindex: typed,
      draft: storable,
      version,
      created_at: past,
      updated_at: past,
      updated_by: actor,
      deleted_at: past,
      translation_of: typed,
    },
  },
  'cms.page_revision': {
    maxRows: MAX_PAGES * (MAX_REVISIONS + 1),
    columns: {
      page_id: typed,
      number: version,
      kind: storable,
      at: past,
      actor,
      is_published: typed,
      fields: storable,
    },
  },
  'cms.redirect': {
    maxRows: MAX_REDIRECTS,
    columns: { slug: address, page_id: typed, created_at: past, created_by: actor },
  },
  'cms.section': {
    // The trash may hold the same number of sections.
    maxRows: 2 * MAX_SECTIONS,
    columns: {
      id: typed,
      type: storable,
      title: storable,
      subtitle: storable,
      content: storable,
      button_text: storable,
      button_url: storable,
      icon: storable,
      place: storable,
      is_active: typed,
      version,
      deleted_at: past,
      language: storable,
    },
  },
  'cms.homepage': { maxRows: 1, columns: oneRow },
  'cms.homepage_meta': record,
  'cms.header': record,
  'cms.footer': record,
  'cms.appearance': record,
  'cms.image': {
    maxRows: MAX_IMAGES,
    columns: {
      id: typed,
      name: storable,
      alt: storable,
      width: whole(1, MAX_PIXELS),
      height: whole(1, MAX_PIXELS),
      bytes: whole(0),
      created_at: past,
      created_by: actor,
      version,
    },
  },
  'cms.image_form': {
    maxRows: MAX_IMAGES * MAX_FORMS,
    columns: { image_id: typed, type: storable, width: whole(1, MAX_PIXELS), content: size(MAX_FORM_BYTES) },
  },
  'cms.settings': {
    maxRows: 1,
    columns: {
      ...oneRow,
      timezone: storable,
      date_format: storable,
      time_format: storable,
      rate_limit_window_ms: storable,
      rate_limit_max_requests: storable,
      login_rate_limit_window_ms: storable,
      login_rate_limit_max_requests: storable,
    },
  },
};
