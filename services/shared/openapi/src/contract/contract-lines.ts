import type { ApiDocument, Contents, FieldSchema, Operation } from '../api-document.js';

/**
 * Facts on which programs of customers rely, as one sorted line each, without texts and examples:
 * - `POST /path`: the call is there; `POST /path > without key`: it needs none; `> text/csv`, `< text/csv`: media types,
 * - `POST /path > schema ValidateIban`, `< schema IbanVerdict`: the names that generated clients use,
 * - `POST /path > body.iban string required`: it accepts the field; `> body.iban max 64`, `> body.bic pattern …` and `> body.kind = validate` bound it,
 * - `POST /path < valid boolean`: the answer has the field; `valid? boolean` when it may be missing,
 * - `POST /path ! key_unknown 401`: the status of a problem code.
 */
export function contractLines(document: ApiDocument): readonly string[] {
  const lines = Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([method, operation]) => {
      const call = `${method.toUpperCase()} ${path}`;
      return [call, ...listLines(operation, document).map((line) => `${call} ${line}`)];
    }),
  );
  return [...new Set(lines)].toSorted();
}

function listLines(
  { parameters = [], requestBody, responses, security }: Operation,
  document: ApiDocument,
): readonly string[] {
  const query = parameters.flatMap(({ in: place, name, schema, required }) => [
    `> ${place}.${name} ${formatType(schema)}${required ? ' required' : ''}`,
    ...listBounds(schema).map((bound) => `> ${place}.${name} ${bound}`),
  ]);
  const body = listFields(schemaIn(requestBody?.content), document).flatMap(({ name, schema, isRequired }) => [
    `> body.${name} ${formatType(schema)}${isRequired ? ' required' : ''}`,
    ...listBounds(schema).map((bound) => `> body.${name} ${bound}`),
  ]);
  const answer = listFields(schemaIn(responses['200']?.content), document).map(
    ({ name, schema, isRequired }) => `< ${name}${isRequired ? '' : '?'} ${formatType(schema)}`,
  );
  const codes = Object.entries(responses).flatMap(([status, { content = {} }]) =>
    Object.values(content).flatMap(({ examples = {} }) => Object.keys(examples).map((code) => `! ${code} ${status}`)),
  );
  const bodyName = nameIn(requestBody?.content);
  const answerName = nameIn(responses['200']?.content);
  const names = [...(bodyName ? [`> schema ${bodyName}`] : []), ...(answerName ? [`< schema ${answerName}`] : [])];
  const needsKey = security.length > 0 && security.every((scheme) => Object.keys(scheme).length > 0);
  const mediaTypes = [
    ...Object.keys(requestBody?.content ?? {}).map((type) => `> ${type}`),
    ...Object.keys(responses['200']?.content ?? {}).map((type) => `< ${type}`),
  ];
  return [...(needsKey ? [] : ['> without key']), ...mediaTypes, ...names, ...query, ...body, ...answer, ...codes];
}

interface Field {
  readonly name: string;
  readonly schema: FieldSchema;
  readonly isRequired: boolean;
}

function schemaIn(contents: Contents = {}): FieldSchema {
  return contents['application/json']?.schema ?? {};
}

/** Name of the schema, or of the elements of a list. */
function nameIn(contents?: Contents): string | undefined {
  const { $ref, items } = schemaIn(contents);
  return ($ref ?? items?.$ref)?.split('/').at(-1);
}

/** The fields of an object and of the objects in it. @param around objects around this one, which end a recursion */
function listFields(schema: FieldSchema, document: ApiDocument, around: readonly FieldSchema[] = []): readonly Field[] {
  const object = findObject(schema, document);
  if (!object || around.includes(object)) return [];
  const { properties = {}, required = [] } = object;
  return Object.entries(properties).flatMap(([name, inner]) => [
    { name, schema: inner, isRequired: required.includes(name) },
    ...listFields(inner, document, [...around, object]).map((field) => ({ ...field, name: `${name}.${field.name}` })),
  ]);
}

function findObject(
  { $ref, anyOf, oneOf, items, ...schema }: FieldSchema,
  document: ApiDocument,
): FieldSchema | undefined {
  const inner = anyOf?.[0] ?? oneOf?.[0] ?? items;
  if (inner) return findObject(inner, document);
  return $ref ? document.components.schemas[$ref.split('/').at(-1)!] : schema;
}

function formatType({ $ref, type, anyOf, oneOf, items }: FieldSchema): string {
  const forms = anyOf ?? oneOf;
  if (forms) return forms.map(formatType).join('|');
  if (items) return `${formatType(items)}[]`;
  return $ref ? 'object' : (type ?? 'any');
}

function listBounds(schema: FieldSchema): readonly string[] {
  const { minLength, minimum, minItems, maxLength, maximum, maxItems, pattern, enum: values = [] } = schema;
  const least = minLength ?? minimum ?? minItems;
  const most = maxLength ?? maximum ?? maxItems;
  return [
    ...(least === undefined ? [] : [`min ${least}`]),
    ...(most === undefined ? [] : [`max ${most}`]),
    ...(pattern === undefined ? [] : [`pattern ${pattern}`]),
    ...values.map((value) => `= ${String(value)}`),
  ];
}
