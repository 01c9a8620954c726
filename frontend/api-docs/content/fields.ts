import type { ApiDocument, FieldSchema } from '@pruefer/openapi';
import type { Texts } from './texts.js';

/** A row of a table of fields. */
interface FieldRow {
  /** Name with those of the enclosing objects: `bank.source.publisher`. */
  readonly name: string;
  readonly type: string;
  readonly isRequired: boolean;
  readonly text: string;
}

/** Describes the fields of JSON documents, as one language writes it. */
export class Fields {
  constructor(
    private readonly document: ApiDocument,
    private readonly texts: Texts,
  ) {}

  /** The fields of an object and of the objects in it. An object that occurs again is described where it comes first. */
  listRows(schema: FieldSchema, prefix = '', described = new Map<FieldSchema, string>()): readonly FieldRow[] {
    const object = this.findObject(schema);
    if (!object) return [];
    described.set(object, prefix);
    const { properties = {}, required = [] } = object;
    return Object.entries(properties).flatMap(([field, inner]) => {
      const name = prefix + field;
      const nested = this.findObject(inner);
      const first = nested?.properties && described.get(nested);
      const text = [this.describeField(inner), first ? this.texts.sameAs(first.replace(/(\[\])?\.$/, '')) : ''];
      const row = { name, type: this.describeType(inner), isRequired: required.includes(field), text: join(text) };
      if (!nested?.properties || first !== undefined) return [row];
      return [row, ...this.listRows(inner, isList(inner) ? `${name}[].` : `${name}.`, described)];
    });
  }

  describeType({ $ref, type, enum: values, anyOf, oneOf, items }: FieldSchema): string {
    const { types, anything, listOf, or, orNull } = this.texts;
    const forms = anyOf ?? oneOf;
    if (forms) {
      const nonNullForms = forms.filter((form) => form.type !== 'null');
      const names = nonNullForms.map((form) => this.describeType(form)).join(or);
      return nonNullForms.length < forms.length ? names + orNull : names;
    }
    if (values) return values.map((value) => `\`${String(value)}\``).join(', ');
    if (items) return listOf(this.describeType(items));
    return $ref ? types.object : ((types as Readonly<Record<string, string>>)[type ?? ''] ?? anything);
  }

  /** Meaning and bounds. */
  describeField(schema: FieldSchema): string {
    const { description = '' } = schema;
    return join([description, this.describeBounds(schema)]);
  }

  private describeBounds({ minLength, maxLength, minimum, maximum, minItems, maxItems }: FieldSchema): string {
    const { characters, entries, values } = this.texts;
    const bounds = [characters(minLength, maxLength), entries(minItems, maxItems), values(minimum, maximum)];
    const text = bounds.filter(Boolean).join(', ');
    return text && `(${text})`;
  }

  /** The object that a schema describes, or whose list it describes; of several forms the first. */
  private findObject(schema: FieldSchema): FieldSchema | undefined {
    const inner = schema.anyOf?.[0] ?? schema.oneOf?.[0] ?? schema.items;
    if (inner) return this.findObject(inner);
    return schema.$ref ? this.document.components.schemas[schema.$ref.split('/').at(-1)!] : schema;
  }
}

function join(texts: readonly string[]): string {
  return texts.filter(Boolean).join(' ');
}

function isList({ items, anyOf, oneOf }: FieldSchema): boolean {
  const forms = anyOf ?? oneOf;
  return items !== undefined || (forms?.[0] !== undefined && isList(forms[0]));
}
