// @ts-check

/**
 * JSON schema of the chart's values, from their defaults: Helm refuses an unknown name and a wrong kind.
 * @param {unknown} value
 * @returns {object}
 */
export function schemaOf(value) {
  return { $schema: 'https://json-schema.org/draft-07/schema#', ...shapeOf(value, []) };
}

/**
 * @param {unknown} value
 * @param {string[]} path
 * @returns {object}
 */
function shapeOf(value, path) {
  const [last = ''] = path.slice(-1);
  if (last === 'resources')
    return {
      type: 'object',
      properties: { requests: quantities, limits: quantities },
      required: ['limits'],
      additionalProperties: false,
    };
  if (Array.isArray(value)) return { type: 'array', items: { type: 'object' } };
  if (typeof value === 'number') return { type: 'integer', minimum: 1, maximum: 100 };
  if (typeof value === 'boolean') return { type: 'boolean' };
  if (typeof value !== 'object' || value === null) return { type: 'string' };
  const properties = Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, shapeOf(part, [...path, name])]),
  );
  // Helm adds a `global` of its own to every chart's values.
  const globals = path.length === 0 ? { global: { type: 'object' } } : {};
  return { type: 'object', properties: { ...properties, ...globals }, additionalProperties: false };
}

const quantities = { type: 'object', additionalProperties: { type: 'string' } };
