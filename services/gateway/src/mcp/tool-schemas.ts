import type { ClassOf } from '@pruefer/contracts';
import { portableSchema } from '@pruefer/openapi';
import { jsonSchemas, type Schemas } from '@pruefer/platform';

const PREFIX = '#/$defs/';
const references = /"#\/\$defs\/(\w+)"/g;

/** A JSON schema that stands alone, as the Model Context Protocol wants it. */
interface ToolSchema {
  readonly [keyword: string]: unknown;
  readonly type: 'object';
}

/** Schemas of all classes, made once because that takes a tenth of a second. */
const all: Schemas = jsonSchemas(PREFIX);

/** The schema of a contract class with those of the classes in it. @param fields sentences about its fields */
export function buildToolSchema({ name }: ClassOf<object>, fields: Readonly<Record<string, string>> = {}): ToolSchema {
  const definitions = Object.fromEntries(
    [...namesWithin(name)].map((nested) => [nested, portableSchema(all[nested]!)]),
  );
  const { [name]: { properties = {}, ...rest } = {}, ...$defs } = definitions as Record<
    string,
    { properties?: object }
  >;
  const fieldSchemas = Object.entries(properties).map(([field, schema]) => [
    field,
    { ...(schema as object), ...(fields[field] && { description: fields[field] }) },
  ]);
  return {
    ...rest,
    type: 'object',
    properties: Object.fromEntries(fieldSchemas) as object,
    ...(Object.keys($defs).length > 0 && { $defs }),
  };
}

/** The name of a class and those of all classes in it. */
function namesWithin(name: string, names = new Set<string>()): Set<string> {
  if (names.has(name)) return names;
  names.add(name);
  for (const [, nested = ''] of JSON.stringify(all[name]).matchAll(references)) namesWithin(nested, names);
  return names;
}
