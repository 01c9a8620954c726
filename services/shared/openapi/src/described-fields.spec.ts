import { allEndpoints, languages } from '@pruefer/contracts';
import type { ApiDocument, FieldSchema } from './api-document.js';
import { describedFor } from './described-for.js';
import { openApiDocument } from './open-api-document.js';

/** The description of every field of a schema, at any depth, by its place. */
function descriptionsIn({ properties = {}, items }: FieldSchema, place: string): [string, string | undefined][] {
  return [
    ...Object.entries(properties).flatMap(([name, property]): [string, string | undefined][] => [
      [`${place}.${name}`, property.description],
      ...descriptionsIn(property, `${place}.${name}`),
    ]),
    ...(items ? descriptionsIn(items, place) : []),
  ];
}

describe.each(languages)('the document for customers (%s)', (language) => {
  const endpoints = describedFor('customers', allEndpoints);
  const { paths, components } = openApiDocument('IBAN API', endpoints, language) as ApiDocument;
  const fields = Object.entries(components.schemas).flatMap(([name, schema]) => descriptionsIn(schema, name));

  it('describes every field in words, not by its format alone', () => {
    expect(fields.length).toBeGreaterThan(300);
    expect(fields.filter(([, text]) => text === undefined || text === 'ISO 8601')).toEqual([]);
  });

  it('describes every parameter', () => {
    const parameters = Object.entries(paths).flatMap(([path, operations]) =>
      Object.values(operations).flatMap((operation) =>
        (operation.parameters ?? []).map(({ name, description }) => ({ path, name, description })),
      ),
    );
    expect(parameters.length).toBeGreaterThan(30);
    expect(parameters.filter(({ description }) => description === undefined)).toEqual([]);
  });
});
