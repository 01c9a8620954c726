import type { ClassOf, Language } from '@pruefer/contracts';
import { jsonSchemas, MAY_BE_ABSENT, type Schemas } from '@pruefer/platform/json-schemas';
import { portableSchema } from './portable-schema.js';
import { textsIn } from './texts/texts-in.js';

const PREFIX = '#/components/schemas/';
const reference = /"#\/components\/schemas\/(\w+)"/g;

type Schema = Schemas[string];
/** Sentences by class and field. */
type FieldTexts = Readonly<Record<string, Readonly<Record<string, string>> | undefined>>;

/** The JSON schemas of one document: those of the requested classes and of the classes they contain. */
export class ApiSchemas {
  private readonly all = jsonSchemas(PREFIX);
  private readonly used = new Map<string, Schema>();
  private readonly texts: FieldTexts;

  /** @param language of descriptions */
  constructor(language: Language) {
    this.texts = textsIn[language].fields;
  }

  /** A reference to the schema of an input. */
  inputReference({ name }: ClassOf<object>): object {
    this.use(name, (schema) => schema);
    return { $ref: PREFIX + publishedName(name) };
  }

  /**
   * A reference to the schema of an answer. All fields are required, because unknown values are null; optional ones are marked.
   * @param minimal class of the short form of the answer: only its fields are required
   */
  answerReference({ name }: ClassOf<object>, minimal?: ClassOf<object>): object {
    this.use(name, (schema) => ({ ...schema, required: selectAnsweredFields(schema) }));
    if (minimal) this.used.set(name, { ...this.used.get(name), required: selectAnsweredFields(this.of(minimal.name)) });
    return { $ref: PREFIX + publishedName(name) };
  }

  /** The fields of a class as OpenAPI parameters, whose schemas never allow null. */
  parameters({
    name,
  }: ClassOf<object>): readonly { name: string; required: boolean; description?: string; schema: object }[] {
    const { properties = {}, required = [] } = this.of(name);
    const texts = this.texts[name];
    return Object.entries(properties).map(([field, schema]) => ({
      name: field,
      required: required.includes(field),
      ...(texts?.[field] && { description: texts[field] }),
      schema: ('anyOf' in schema && isNullable(schema) ? schema.anyOf?.[0] : schema) as object,
    }));
  }

  /** All schemas that were referenced until now, by name. */
  get components(): Readonly<Record<string, Schema>> {
    const schemas = [...this.used].map(([name, schema]) => [publishedName(name), published(schema)] as const);
    return Object.fromEntries(schemas.toSorted(([a], [b]) => a.localeCompare(b)));
  }

  private of(name: string): Schema {
    const schema = this.all[name];
    if (!schema) throw new Error(`${name} has no decorators`);
    return schema;
  }

  private use(name: string, complete: (schema: Schema) => Schema): void {
    if (this.used.has(name)) return;
    const schema = portableSchema(withTexts(complete(this.of(name)), this.texts[name]));
    this.used.set(name, schema);
    for (const [, nested = ''] of JSON.stringify(schema).matchAll(reference)) {
      this.use(nested, complete);
    }
  }
}

/** Name of a class in the document. Generated clients have classes of that name, so it does not follow our own suffix. */
function publishedName(name: string): string {
  return name.replace(/Body$/, '');
}

function published(schema: Schema): Schema {
  const text = JSON.stringify(schema).replaceAll(reference, (_, name: string) => `"${PREFIX}${publishedName(name)}"`);
  return JSON.parse(text) as Schema;
}

/** Adds descriptions of fields, instead of those that only name a format. */
function withTexts(schema: Schema, texts: FieldTexts[string]): Schema {
  if (!texts) return schema;
  const described = Object.entries(schema.properties ?? {}).map(([field, property]) => [
    field,
    { ...property, ...(texts[field] && { description: texts[field] }) },
  ]);
  return { ...schema, properties: Object.fromEntries(described) as NonNullable<Schema['properties']> };
}

/** Names of the fields that an answer always contains. */
function selectAnsweredFields({ properties = {}, required = [] }: Schema): string[] {
  return Object.keys(properties).filter(
    (name) => required.includes(name) || (isNullable(properties[name]!) && !(MAY_BE_ABSENT in properties[name]!)),
  );
}

function isNullable(schema: NonNullable<Schema['properties']>[string]): boolean {
  const alternative = 'anyOf' in schema ? schema.anyOf?.[1] : undefined;
  return alternative !== undefined && 'type' in alternative && alternative.type === 'null';
}
