import { createRequire } from 'node:module';
import type { ClassOf } from '@pruefer/contracts';
import { getMetadataStorage } from 'class-validator';
import { validationMetadatasToSchemas } from 'class-validator-jsonschema';

const DEFINITIONS = '#/definitions/';

type Options = NonNullable<Parameters<typeof validationMetadatasToSchemas>[0]>;

/** The part of class-transformer that knows the classes of nested fields; it is not exported and ships no types for this file. */
const { defaultMetadataStorage } = createRequire(import.meta.url)('class-transformer/cjs/storage.js') as {
  defaultMetadataStorage: NonNullable<Options['classTransformerMetadataStorage']>;
};

/** JSON schemas by the names of their classes. */
export type Schemas = ReturnType<typeof validationMetadatasToSchemas>;

const text = { type: 'string' } as const;

/** What the library's own table says otherwise or not at all; our own checks are all of texts. */
const converters: NonNullable<Options['additionalConverters']> = {
  isInt: { type: 'integer' },
  // `@IsInt()` or `@IsNumber()` says which kind of number it is.
  min: ({ constraints }) => ({ minimum: constraints[0] as number }),
  max: ({ constraints }) => ({ maximum: constraints[0] as number }),
  isIp: { type: 'string', anyOf: [{ format: 'ipv4' }, { format: 'ipv6' }] },
  isIso8601: { type: 'string', description: 'ISO 8601' },
  conditionalValidation: ({ name }) => (name === 'isOptional' ? { nullable: true } : {}),
  isDayOrInstant: text,
  isDay: text,
  isInstant: text,
  isSlug: text,
  isLink: text,
  isWebAddress: text,
  isOwnImage: text,
  isContent: text,
  isListOf: ({ constraints }) => (constraints[0] === 'textOrNumber' ? { anyOf: [{ type: 'integer' }, text] } : text),
  isNetwork: text,
  isReadable: text,
  isStrong: text,
  isWebhookAddress: text,
};

/** JSON schema of a contract's class, made from its decorators, with the classes it holds as definitions. */
export function jsonSchemaOf(Class: ClassOf<object>): object {
  const definitions = jsonSchemas(DEFINITIONS);
  return { ...definitions[Class.name], definitions };
}

/**
 * JSON schemas of all classes with decorators, by their names.
 * @param refPointerPrefix where a reference finds the others
 */
export function jsonSchemas(refPointerPrefix: string): Schemas {
  const schemas = validationMetadatasToSchemas({
    classValidatorMetadataStorage: getMetadataStorage(),
    classTransformerMetadataStorage: defaultMetadataStorage,
    refPointerPrefix,
    additionalConverters: converters,
  });
  for (const { properties = {} } of Object.values(schemas)) letOptionalBeNull(properties);
  return schemas;
}

/** class-validator's `@IsOptional()` lets null pass too, unlike `@IfGiven()`; the schemas must say so. */
function letOptionalBeNull(properties: NonNullable<Schemas[string]['properties']>): void {
  for (const [name, property] of Object.entries(properties)) {
    const { nullable, ...schema } = { nullable: false, ...property };
    if (nullable) properties[name] = { anyOf: [schema, { type: 'null' }] };
  }
}
