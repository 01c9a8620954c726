import { AjvJsonSchemaValidator } from '@modelcontextprotocol/sdk/validation/ajv';
import { checkIban, explain } from '@pruefer/iban';
import { mcpTools } from './mcp-tools.js';
import { buildToolSchema } from './tool-schemas.js';

/** Clients compare schemas and data with it. */
const validator = new AjvJsonSchemaValidator();

describe('the schemas of tools', () => {
  it.each(mcpTools)('of $name stand alone, and describe every field of the input in English', (tool) => {
    const input = buildToolSchema(tool.input, tool.fields);
    const properties = Object.values(input['properties'] as Record<string, { description?: string }>);
    expect(properties.map(({ description }) => description)).toEqual(Object.values(tool.fields));
    for (const schema of [input, buildToolSchema(tool.output)]) {
      expect(() => validator.getValidator(schema)).not.toThrow();
      expect(JSON.stringify(schema)).not.toContain('x-may-be-absent');
    }
    expect(JSON.stringify([tool.title, tool.description, input])).not.toMatch(/[äöüßÄÖÜ„]/);
  });

  it('accept a verdict, and refuse one with a wrong field', () => {
    const isRight = validator.getValidator(buildToolSchema(mcpTools[0]!.output));
    const verdict = explain(checkIban('DE89370400440532013000', null), '2026-11-20T13:07:31.000Z', 'en');
    expect(isRight(verdict).valid).toBe(true);
    expect(isRight({ ...verdict, valid: 'yes' }).valid).toBe(false);
  });
});
