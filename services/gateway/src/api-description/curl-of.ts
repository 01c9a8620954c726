import type { CallName } from '@pruefer/contracts';
import { callExamples, type Operation } from '@pruefer/openapi';

/** A call as curl sends it. Values without an example are named in capitals, a header that must be there is 0. */
export function curlOf(method: string, path: string, { security, parameters = [], requestBody }: Operation): string {
  const name = `${method} ${path.replace(/\{(\w+)\}/g, ':$1')}` as CallName;
  const { params = {}, query = {}, body } = callExamples.get(name)?.input ?? {};
  const values = params as Readonly<Record<string, string>>;
  const valueOf = (field: string) => values[field] ?? field.toUpperCase();
  const target = path.replace(/\{(\w+)\}/g, (_, field: string) => valueOf(field));
  const queryParameters = new URLSearchParams();
  for (const [field, value] of Object.entries(query)) queryParameters.set(field, String(value));
  for (const { name: field, in: place, required } of parameters)
    if (place === 'query' && required && !queryParameters.has(field)) queryParameters.set(field, field.toUpperCase());
  const address = queryParameters.size > 0 ? `${target}?${queryParameters.toString()}` : target;
  const parts = [`curl -s${method === 'GET' ? '' : ` -X ${method}`} "$BASE${address}"`];
  if (security.some((scheme) => 'apiKey' in scheme)) parts.push('-H "X-API-Key: $KEY"');
  for (const { name: field, in: place, required } of parameters)
    if (place === 'header' && required) parts.push(`-H '${field}: 0'`);
  const [type] = Object.keys(requestBody?.content ?? {});
  if (type === 'application/json')
    parts.push(`-H 'Content-Type: ${type}'`, `-d '${JSON.stringify(body ?? {}).replaceAll("'", "'\\''")}'`);
  else if (type) parts.push(`-H 'Content-Type: ${type}'`, '--data-binary @DATEI');
  return parts.join(' \\\n  ');
}
