import { allEndpoints } from '@pruefer/contracts';
import { type ApiDocument, describedFor, type FieldSchema, openApiDocument } from '@pruefer/openapi';
import { apiPage } from './api-page.js';

const described = openApiDocument('Titel', describedFor('customers', allEndpoints), 'de') as ApiDocument;
const { html } = apiPage(described, 'Prüfstelle', '/api/openapi.json');
const articles = html.split('<article ').slice(1);

describe('the page of the API', () => {
  it('folds answers and codes of every call, and leaves its purpose, input and example open', () => {
    expect(articles.length).toBeGreaterThan(10);
    for (const article of articles) {
      const open = article.replace(/<details>.*?<\/details>/gs, '');
      const folded = [...article.matchAll(/<details><summary><h4>(.*?)<\/h4><\/summary>/g)].map(([, title]) => title);
      expect(folded).toEqual(['Antwort', 'Status und Fehlercodes']);
      expect(open).toContain('<h4>Beispiel</h4>');
      expect(open).not.toContain('/fehler/');
    }
  });

  it('shows the fields of an object inside an answer', () => {
    const check = articles.find((article) => article.startsWith('id="validateIban"'))!;
    const outer = Object.entries(described.components.schemas['IbanVerdict']!.properties!);
    const nested = outer.flatMap(([name, field]) => {
      const schema = [field, ...(field.anyOf ?? []), ...(field.items ? [field.items] : [])].find(({ $ref }) => $ref);
      const { properties = {} } = described.components.schemas[schema?.$ref?.split('/').at(-1) ?? ''] ?? {};
      return Object.keys(properties).map((inner) => ({ name, inner }));
    });
    expect(nested.length).toBeGreaterThan(0);
    for (const { name, inner } of nested)
      expect(check).toMatch(new RegExp(`<code>${name}</code></dt><dd>[^<]*<dl>.*?<code>${inner}</code>`, 's'));
  });

  it('ends at an object that contains itself', () => {
    const branch: FieldSchema = { type: 'object', properties: { branch: { $ref: '#/components/schemas/Branch' } } };
    const [path, operations] = Object.entries(described.paths)[0]!;
    const [method, operation] = Object.entries(operations)[0]!;
    const answer = { description: 'Erfolg', content: { 'application/json': { schema: { items: branch } } } };
    const document = {
      tags: [{ name: operation.tags[0]!, 'x-displayName': 'Zweige' }],
      paths: { [path]: { [method]: { ...operation, responses: { 200: answer } } } },
      components: { schemas: { Branch: branch } },
    };
    expect(apiPage(document, '', '').html.match(/<code>branch<\/code>/g)).toHaveLength(1);
  });
});
