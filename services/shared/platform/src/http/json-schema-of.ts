import { defaultMetadataStorage } from 'class-transformer/cjs/storage.js';
import { getMetadataStorage } from 'class-validator';
import { validationMetadatasToSchemas } from 'class-validator-jsonschema';
import type { ClassOf } from '@pruefer/contracts';

const DEFINITIONS = '#/definitions/';

/** JSON schema of a contract's class, made from its decorators, with the classes it holds as definitions. */
export function jsonSchemaOf(Class: ClassOf<object>): object {
  const definitions = validationMetadatasToSchemas({
    classValidatorMetadataStorage: getMetadataStorage(),
    classTransformerMetadataStorage: defaultMetadataStorage,
    refPointerPrefix: DEFINITIONS,
    additionalConverters: { isInt: { type: 'integer' } },
  });
  return { ...definitions[Class.name], definitions };
}
