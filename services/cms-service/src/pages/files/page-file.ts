import { CreatePageBody, IsSlug } from '@pruefer/contracts';
import { checkInput } from '@pruefer/platform';
import { IsOptional } from 'class-validator';
import { parseDocument, stringify } from 'yaml';

const frontMatter = /^---\r?\n([\s\S]*?)\r?\n---\r?\n(?:\r?\n)?([\s\S]*)$/;
/** Fields other than the text, in the order of the file. */
const FIELDS = [
  'slug',
  'title',
  'metaDescription',
  'menuOrder',
  'isPublished',
  'showInMenu',
  'noindex',
  'translates',
] as const;

/** A page of a file. It names the German page that it translates by its address, because ids differ between systems. */
export class FilePage extends CreatePageBody {
  @IsOptional() @IsSlug() translates?: string;
}

type WrittenField = Exclude<(typeof FIELDS)[number], 'translates'> | 'content';
type FileFields = Pick<Required<CreatePageBody>, WrittenField> & Pick<FilePage, 'translates'>;

/** A page as a Markdown file: its fields as YAML, then its text as it is. */
export function formatPageFile(page: FileFields): string {
  const fields = Object.fromEntries(FIELDS.map((field) => [field, page[field]]));
  return `---\n${stringify(fields)}---\n\n${page.content}`;
}

/**
 * Reads such a file.
 * @throws Error when it does not begin with fields in YAML; Problem `invalid_request` for what a save would refuse too
 */
export function readPageFile(file: string): FilePage {
  const [, yaml, content] = frontMatter.exec(file.replace(/^\uFEFF/, '')) ?? [];
  if (yaml === undefined) throw new Error('Die Datei beginnt nicht mit Angaben zwischen zwei Zeilen aus ---.');
  return checkInput(FilePage, { ...fieldsIn(yaml), content });
}

/** Plain values only: no tags, and no anchors that grow beyond measure. */
function fieldsIn(yaml: string): Record<string, unknown> {
  const document = parseDocument(yaml, { schema: 'core', prettyErrors: false });
  const [yamlError] = [...document.errors, ...document.warnings];
  if (yamlError) throw new Error('Die Angaben am Anfang der Datei sind kein gültiges YAML.');
  const fields: unknown = document.toJS({ maxAliasCount: 0 });
  if (typeof fields !== 'object' || fields === null || Array.isArray(fields))
    throw new Error('Die Angaben am Anfang der Datei müssen Namen und Werte sein.');
  const fieldsByName = fields as Record<string, unknown>;
  return Object.fromEntries(
    FIELDS.filter((field) => Object.hasOwn(fieldsByName, field)).map((field) => [field, fieldsByName[field]]),
  );
}
