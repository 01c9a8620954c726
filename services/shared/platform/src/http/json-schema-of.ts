import { createRequire } from 'node:module';
import type { ClassOf } from '@pruefer/contracts';
import { getMetadataStorage } from 'class-validator';
import { validationMetadatasToSchemas } from 'class-validator-jsonschema';

const DEFINITIONS = '#/definitions/';

/** The part of class-transformer that knows the classes of nested fields; it has no door of its own and ships no types for this file. */
const { defaultMetadataStorage } = createRequire(import.meta.url)('class-transformer/cjs/storage.js') as {
  defaultMetadataStorage: NonNullable<
    NonNullable<Parameters<typeof validationMetadatasToSchemas>[0]>['classTransformerMetadataStorage']
  >;
};

type Schemas = ReturnType<typeof validationMetadatasToSchemas>;

/** JSON schema of a contract's class, made from its decorators, with the classes it holds as definitions. */
export function jsonSchemaOf(Class: ClassOf<object>): object {
  const definitions = validationMetadatasToSchemas({
    classValidatorMetadataStorage: getMetadataStorage(),
    classTransformerMetadataStorage: defaultMetadataStorage,
    refPointerPrefix: DEFINITIONS,
    additionalConverters: {
      isInt: { type: 'integer' },
      isIp: { type: 'string', anyOf: [{ format: 'ipv4' }, { format: 'ipv6' }] },
    },
  });
  for (const schema of Object.values(definitions)) letOptionalBeNull(schema);
  return { ...definitions[Class.name], definitions };
}

/** class-validator's `@IsOptional()` lets null pass too; the schemas must say so. */
function letOptionalBeNull({ properties = {}, required = [] }: Schemas[string]): void {
  for (const [name, property] of Object.entries(properties)) {
    if (!required.includes(name)) properties[name] = { anyOf: [property, { type: 'null' }] };
  }
}
