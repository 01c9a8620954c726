import { problems, type ProblemCode } from '@pruefer/contracts';
import type { ApiDocument, Contents, FieldSchema, Operation, Parameter } from '@pruefer/openapi';
import { asHtml } from '../frontend/as-text.js';
import { curlOf } from './curl-of.js';

/** Parameters that the page describes once for all calls. */
const saidOnce = ['If-None-Match', 'Accept-Language'];

const places = { path: 'im Pfad', query: 'in der Adresse', header: 'im Header' } as const;
const typeNames: Readonly<Record<string, string>> = {
  string: 'Text',
  integer: 'ganze Zahl',
  number: 'Zahl',
  boolean: 'ja oder nein',
  object: 'Objekt',
  null: 'null',
};

/** Describes one call of the API as HTML. */
export function callHtml(method: string, path: string, operation: Operation, document: ApiDocument): string {
  const { operationId, summary, description, parameters = [], requestBody, responses } = operation;
  const answers = Object.entries(responses).map(
    ([status, { description: meaning, content }]) =>
      `<div><dt>${status}</dt><dd>${asHtml(meaning)}${codesOf(content)}</dd></div>`,
  );
  return `<article id="${operationId}">
<h3>${asHtml(summary)}</h3>
<p class="call"><b>${method}</b> <code>${breakable(path)}</code></p>
<p>${asHtml(description)}</p>
${part('Parameter', list(parameters.filter(({ name }) => !saidOnce.includes(name)).map(parameterRow)))}
${part('Anfrage', contentHtml(requestBody?.content, document, `Anfrage: ${summary}`))}
${part('Beispiel', pre(curlOf(method, path, operation), `Beispiel: ${summary}`))}
${folded('Antwort', contentHtml(responses['200']?.content, document, `Antwort: ${summary}`))}
${folded('Status und Fehlercodes', list(answers))}
</article>`;
}

function part(title: string, html: string): string {
  return html && `<h4>${title}</h4>${html}`;
}

/** A section that is collapsed at first, because the page has thirty calls with up to thirty codes each. */
function folded(title: string, html: string): string {
  return html && `<details><summary><h4>${title}</h4></summary>${html}</details>`;
}

function list(rows: readonly string[]): string {
  return rows.length > 0 ? `<dl>${rows.join('')}</dl>` : '';
}

function parameterRow({ name, in: place, required, description, schema }: Parameter): string {
  return row(name, [typeOf(schema), places[place], required ? 'erforderlich' : 'freiwillig'], description);
}

/** A row for one value. @param inner rows of its fields */
function row(name: string, notes: readonly string[], description = '', inner = ''): string {
  const text = description && ` ${asHtml(description)}`;
  return `<div><dt><code>${asHtml(name)}</code></dt><dd>${asHtml(notes.join(', '))}.${text}${inner}</dd></div>`;
}

function contentHtml(contents: Contents | undefined, document: ApiDocument, label: string): string {
  return Object.entries(contents ?? {})
    .map(([type, { schema, example }]) => {
      const fields = schema ? fieldsHtml(schema, document) : '';
      const sample = example ? pre(JSON.stringify(example, null, 2), label) : '';
      return `<p><code>${asHtml(type)}</code></p>${fields}${sample}`;
    })
    .join('');
}

/** Rows for the fields of an object. @param around objects around this one; a recursive object is described once */
function fieldsHtml(schema: FieldSchema, document: ApiDocument, around: readonly FieldSchema[] = []): string {
  const object = objectOf(schema, document);
  if (!object || around.includes(object)) return '';
  const { properties = {}, required = [] } = object;
  return list(
    Object.entries(properties).map(([name, field]) => {
      const notes = [typeOf(field), ...(required.includes(name) ? [] : ['kann fehlen'])];
      return row(name, notes, field.description, fieldsHtml(field, document, [...around, object]));
    }),
  );
}

/** The object that a schema describes, or whose list it describes; of several forms the first. */
function objectOf(schema: FieldSchema, document: ApiDocument): FieldSchema | undefined {
  const inner = schema.anyOf?.[0] ?? schema.oneOf?.[0] ?? schema.items;
  if (inner) return objectOf(inner, document);
  return schema.$ref ? document.components.schemas[schema.$ref.split('/').at(-1)!] : schema;
}

function typeOf({ $ref, type, enum: values, anyOf, oneOf, items }: FieldSchema): string {
  const forms = anyOf ?? oneOf;
  if (forms) return forms.map(typeOf).join(' oder ');
  if (values) return values.map(String).join(', ');
  if (items) return `Liste: ${typeOf(items)}`;
  return $ref ? 'Objekt' : (typeNames[type ?? ''] ?? 'beliebig');
}

/** The codes of an answer, each with its sentence, linked to what to do about it. */
function codesOf(contents: Contents = {}): string {
  const codes = Object.values(contents).flatMap(({ examples }) => Object.keys(examples ?? {})) as ProblemCode[];
  const entries = codes.map(
    (code) => `<li><a href="/fehler/${code}"><code>${breakable(code)}</code></a> ${asHtml(problems[code].text)}</li>`,
  );
  return entries.length > 0 ? `<ul>${entries.join('')}</ul>` : '';
}

/** Allows line breaks between the words of a name only. */
function breakable(text: string): string {
  return asHtml(text).replace(/[/_]|&#95;/g, (mark) => `${mark}<wbr>`);
}

function pre(text: string, label: string): string {
  return `<pre tabindex="0" role="region" aria-label="${asHtml(label)}">${asHtml(text)}</pre>`;
}
