import { MAY_BE_ABSENT, type Schemas } from '@pruefer/platform/json-schemas';

type Schema = Schemas[string];

/** A schema of a contract class as other programs read it: without our marks, and with a pattern for values that generators refuse to list. */
export function portableSchema(schema: Schema): Schema {
  const text = JSON.stringify(schema, (name, value: unknown) => {
    if (name === MAY_BE_ABSENT) return undefined;
    return isSchemaWithTab(value) ? { type: 'string', pattern: buildPattern(value.enum) } : value;
  });
  return JSON.parse(text) as Schema;
}

/** oapi-codegen refuses a document with a control character among the values of an enum. */
function isSchemaWithTab(value: unknown): value is { readonly enum: readonly string[] } {
  const values = value && typeof value === 'object' && 'enum' in value ? value.enum : undefined;
  return Array.isArray(values) && values.includes('\t');
}

function buildPattern(values: readonly string[]): string {
  const escaped = values.map((value) => value.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll('\t', '\\t'));
  return `^(?:${escaped.join('|')})$`;
}
