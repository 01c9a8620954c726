import { releaseError } from '@pruefer/banks';
import {
  brandContrast,
  ChangeImageBody,
  type ClassOf,
  CreatePageBody,
  CreateRedirectBody,
  CreateSectionBody,
  RegistryChange,
  revisionKinds,
  SaveAppearanceBody,
  SaveFooterConfigBody,
  SaveHeaderConfigBody,
  SaveHomepageMetaBody,
  type Setting,
  settingList,
  SystemConfig,
  UploadImageQuery,
} from '@pruefer/contracts';
import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import { isTooDeep, unstorableTexts } from '@pruefer/platform';
import type { ColumnValues } from '../../backup/content/schema-upgrades.js';
import { fileRefusal } from './value-refusal.js';

/** A row by the names of its columns. */
type Row = Record<string, string | null>;
type Sanitize = (row: Row) => void;

/** A file may contain exactly the values that staff may save (docs/SECURITY.md E4–E6). */
const sanitizers: Readonly<Record<string, Sanitize>> = {
  'cms.page': (row) => {
    requireValid(CreatePageBody, {
      ...fieldsIn(row, 'slug title meta_description content translation_of'),
      menuOrder: Number(row['menu_order']),
    });
    row['draft'] = row['draft'] === null ? null : JSON.stringify(sanitizeDraft(objectIn(row['draft'])));
  },
  'cms.page_revision': (row) => {
    if (!revisionKinds.some((kind) => kind === row['kind'])) throw invalidRow();
    row['fields'] = JSON.stringify(pageFields(objectIn(row['fields'])));
  },
  'cms.redirect': (row) => requireValid(CreateRedirectBody, fieldsIn(row, 'slug page_id')),
  'cms.section': (row) =>
    requireValid(CreateSectionBody, {
      ...fieldsIn(row, 'type title subtitle content button_text button_url icon language'),
      order: Number(row['place']),
    }),
  'cms.homepage_meta': createSanitizer(SaveHomepageMetaBody),
  'cms.header': createSanitizer(SaveHeaderConfigBody),
  'cms.footer': createSanitizer(SaveFooterConfigBody),
  'cms.appearance': (row) => {
    const { brandColour } = requireValid(SaveAppearanceBody, objectIn(row['fields']));
    if (brandColour && !brandContrast(brandColour).isReadable) throw invalidRow();
    row['fields'] = JSON.stringify({ brandColour });
  },
  'cms.image': (row) => {
    requireValid(UploadImageQuery, fieldsIn(row, 'alt name'));
    requireValid(ChangeImageBody, fieldsIn(row, 'alt'));
  },
  'cms.image_form': (row) => {
    if (!isImage(row['type'], row['content'])) throw invalidRow();
  },
  // The registry decides about every check, and the console shows its changes.
  'banks.registry_release': (row) => {
    const [entries, changes] = [listIn(row['entries']), listIn(row['changes'])];
    if (releaseError({ ...releaseIn(row), entries }) !== undefined) throw invalidRow();
    row['changes'] = JSON.stringify(changes.map((change) => requireValid(RegistryChange, Object(change) as object)));
  },
  'cms.settings': (row) => {
    const valueOf = ({ kind, column }: Setting) => (kind === 'choice' ? row[column] : Number(row[column]));
    requireValid(SystemConfig, Object.fromEntries(settingList.map((setting) => [setting.name, valueOf(setting)])));
  },
};

/** Selects rows without effect. If such a row is invalid, the restore skips it instead of refusing the backup. */
const isSkippable: Readonly<Record<string, (row: Row) => boolean>> = {
  'banks.registry_release': (row) => row['withdrawn_at'] !== null,
};

/** @returns the row to store, undefined for one that is skipped. @param number of the row in its table, from 1 */
export type RowSanitizer = (values: ColumnValues, number: number) => ColumnValues | undefined;

/**
 * Checks a row of content or settings with the rules for staff and drops values that the product would not store.
 * @returns undefined for tables with rules per column (`restore/rules`)
 */
export function rowSanitizerFor(table: string, columns: readonly string[]): RowSanitizer | undefined {
  const sanitize = sanitizers[table];
  if (!sanitize) return undefined;
  return (values, number) => {
    const row: Row = Object.fromEntries(columns.map((column, index) => [column, values[index]!]));
    try {
      sanitize(row);
    } catch (error) {
      if (!(error instanceof InvalidRow)) throw error;
      if (isSkippable[table]?.(row)) return undefined;
      throw fileRefusal(`${table}, Zeile ${number}, einen Eintrag, der hier nicht gespeichert werden darf`);
    }
    return columns.map((column) => row[column]!);
  };
}

class InvalidRow extends Error {}
const invalidRow = (): InvalidRow => new InvalidRow();

function requireValid<Fields extends object>(Class: ClassOf<Fields>, value: object): Fields {
  const fields = plainToInstance(Class, value);
  const isStorable = unstorableTexts(value).length === 0;
  if (!isStorable || validateSync(fields, { whitelist: true, forbidUnknownValues: true }).length > 0)
    throw invalidRow();
  return fields;
}

/** Checks a record's stored fields, which are without its version. */
function createSanitizer(Class: ClassOf<object & { version?: number }>): Sanitize {
  return (row) => {
    const fields = { ...objectIn(row['fields']), version: undefined };
    row['fields'] = JSON.stringify(requireValid(Class, fields));
  };
}

function pageFields(fields: Record<string, unknown>): object {
  const valid = requireValid(CreatePageBody, fields);
  const { slug, title, metaDescription, content, menuOrder, showInMenu, noindex, translationOf } = valid;
  return { slug, title, metaDescription, content, menuOrder, showInMenu, noindex, translationOf };
}

function sanitizeDraft(draft: Record<string, unknown>): object {
  const { savedAt, savedBy } = draft;
  if (typeof savedAt !== 'string' || Number.isNaN(Date.parse(savedAt)) || typeof savedBy !== 'string')
    throw invalidRow();
  const fields = pageFields(Object(draft['fields']) as Record<string, unknown>);
  const [links, images, gaps] = [draft['links'], draft['images'], draft['gaps']].map(textsIn);
  return { fields, savedAt, savedBy: savedBy.slice(0, 64), links, images, gaps };
}

function textsIn(value: unknown): string[] {
  if (!Array.isArray(value) || !value.every((text) => typeof text === 'string')) throw invalidRow();
  return value;
}

/** The values of columns such as `button_text` by the names of their fields, such as `buttonText`. */
function fieldsIn(row: Row, columns: string): object {
  const toFieldName = (column: string) => column.replaceAll(/_(.)/g, (_, letter: string) => letter.toUpperCase());
  return Object.fromEntries(columns.split(' ').map((column) => [toFieldName(column), row[column]]));
}

function objectIn(json: string | null | undefined): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(json ?? '');
    // Deeper ones would end the validator's recursion.
    if (typeof value === 'object' && value !== null && !isTooDeep(value)) return value as Record<string, unknown>;
  } catch {
    // Invalid JSON is refused like any other value that is not an object.
  }
  throw invalidRow();
}

function listIn(json: string | null | undefined): unknown[] {
  const value: unknown = objectIn(json);
  if (!Array.isArray(value)) throw invalidRow();
  return value;
}

/** Checks the first bytes against the type that the image is served with. */
function isImage(type: string | null | undefined, content: string | null | undefined): boolean {
  if (type === 'image/jpeg') return /^\\xffd8ff/.test(content ?? '');
  return type === 'image/webp' && /^\\x52494646.{8}57454250/.test(content ?? '');
}

function releaseIn({ version, name, valid_from: validFrom, fingerprint }: Row) {
  return {
    version: String(version),
    name: String(name),
    validFrom: String(validFrom),
    fingerprint: String(fingerprint),
  };
}
