import { MAX_IMAGES, MAX_PAGES, MAX_REDIRECTS, MAX_REVISIONS, MAX_SECTIONS, settingList } from '@pruefer/contracts';
import { type ColumnRule, each, past, size, type TableRules, text, typed, version, whole } from './column-rule.js';

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
      ...each('id is_published show_in_menu noindex translation_of', typed),
      ...each('slug title meta_description content menu_order draft', storable),
      ...each('links images gaps', list),
      ...each('created_at updated_at deleted_at', past),
      updated_by: actor,
      version,
    },
  },
  'cms.page_revision': {
    maxRows: MAX_PAGES * (MAX_REVISIONS + 1),
    columns: {
      ...each('page_id is_published', typed),
      ...each('kind fields', storable),
      number: version,
      at: past,
      actor,
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
      ...each('id is_active', typed),
      ...each('type title subtitle content button_text button_url icon place language', storable),
      version,
      deleted_at: past,
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
      ...each('name alt', storable),
      ...each('width height', whole(1, MAX_PIXELS)),
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
      ...Object.fromEntries(settingList.map(({ column }) => [column, storable])),
    },
  },
};
