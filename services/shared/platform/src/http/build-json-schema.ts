import { createRequire } from 'node:module';
import type { ClassOf } from '@pruefer/contracts';
import { getMetadataStorage } from 'class-validator';
import { validationMetadatasToSchemas } from 'class-validator-jsonschema';

const DEFINITIONS = '#/definitions/';

type Options = NonNullable<Parameters<typeof validationMetadatasToSchemas>[0]>;

/** Holds the classes of nested fields. class-transformer does not export it and has no types for it. */
const { defaultMetadataStorage } = createRequire(import.meta.url)('class-transformer/cjs/storage.js') as {
  defaultMetadataStorage: NonNullable<Options['classTransformerMetadataStorage']>;
};

export type Schemas = ReturnType<typeof validationMetadatasToSchemas>;

const text = { type: 'string' } as const;

/** Marks a field of an answer that may be null and may be absent. */
export const MAY_BE_ABSENT = 'x-may-be-absent';

/** Overrides for the converters of the library; all of our own checks are for texts. */
const converters: NonNullable<Options['additionalConverters']> = {
  isInt: { type: 'integer' },
  // `@IsInt()` or `@IsNumber()` already sets the type.
  min: ({ constraints }) => ({ minimum: constraints[0] as number }),
  max: ({ constraints }) => ({ maximum: constraints[0] as number }),
  isIp: { type: 'string', anyOf: [{ format: 'ipv4' }, { format: 'ipv6' }] },
  isIso8601: { type: 'string', description: 'ISO 8601' },
  conditionalValidation: ({ name }) => (name === 'isOptional' ? { nullable: true } : { [MAY_BE_ABSENT]: true }),
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

/** JSON schema of one decorated class, with all schemas it may refer to under `definitions`. */
export function buildJsonSchema(Class: ClassOf<object>): object {
  const definitions = jsonSchemas(DEFINITIONS);
  return { ...definitions[Class.name], definitions };
}

/** JSON schemas of all decorated classes by name. @param refPointerPrefix prefix of references between schemas */
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

/** `@IsOptional()` also accepts null, unlike `@IfGiven()`; the schemas must include it. */
function letOptionalBeNull(properties: NonNullable<Schemas[string]['properties']>): void {
  for (const [name, property] of Object.entries(properties)) {
    const {
      nullable,
      [MAY_BE_ABSENT]: mayBeAbsent,
      ...schema
    } = {
      nullable: false,
      [MAY_BE_ABSENT]: false,
      ...property,
    };
    const orNull = { anyOf: [schema, { type: 'null' as const }], ...(mayBeAbsent && { [MAY_BE_ABSENT]: true }) };
    properties[name] = nullable ? orNull : schema;
  }
}
