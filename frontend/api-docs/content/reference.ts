import { type CallName, getProblemSentence, type Language, type ProblemCode, problems } from '@pruefer/contracts';
import { type ApiDocument, callExamplesIn, type Contents, type Operation, type Parameter } from '@pruefer/openapi';
import { callNotes } from './call-notes.js';
import { Fields } from './fields.js';
import { fence, section, table } from './markdown-parts.js';
import { filledPath, type Page, type TriedCall } from './page.js';
import { formatSamples, SAMPLE_KEY } from './samples.js';
import { type Texts, texts } from './texts.js';

const SAMPLE_ID = '3f2c1a9e-5b7d-4c68-9e0f-1a2b3c4d5e6f';
/** Content that samples upload. */
const FILE_PIECE = 'IBAN\nDE23 9999 9900 0000 0000 01\n';

/** Writes a page for each call of the OpenAPI document. @throws Error for a call without a note */
export function referencePages(document: ApiDocument, language: Language): readonly Page[] {
  const writer = new ReferenceWriter(document, language);
  return Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => writer.page(method.toUpperCase(), path, operation)),
  );
}

class ReferenceWriter {
  private readonly texts: Texts;
  private readonly fields: Fields;

  constructor(
    private readonly document: ApiDocument,
    private readonly language: Language,
  ) {
    this.texts = texts[language];
    this.fields = new Fields(document, this.texts);
  }

  page(method: string, path: string, operation: Operation): Page {
    const { operationId, tags, summary, description, parameters = [], requestBody, responses } = operation;
    const note = callNotes[this.language][operationId];
    if (!note) throw new Error(`the call ${operationId} has no note`);
    const name = `${method} ${path.replace(/\{(\w+)\}/g, ':$1')}` as CallName;
    const codes = listProblemCodes(operation);
    const example = callExamplesIn[this.language].get(name)?.input;
    const call = triedCall(method, path, operation, { isCharged: !note.isFree, ...example });
    const success = responses['200'];
    const text = this.texts;
    const facts = [
      [text.access, description],
      [text.price, note.price],
      [text.limits, note.limits],
    ];
    const parts = [
      `\`${method} ${path}\``,
      note.text,
      table([text.name, text.meaning], facts),
      section(text.sample, formatSamples(buildSampleRequest(call, requestBody?.content))),
      section(text.parameters, this.formatParameters(parameters)),
      section(text.body, this.formatContents(requestBody?.content)),
      section(text.answer, this.formatContents(success?.content)),
      section(text.headers, this.formatHeaders(Object.keys(success?.headers ?? {}))),
      section(text.errors, this.formatErrors(codes)),
    ];
    const markdown = parts.filter(Boolean).join('\n\n');
    return {
      ...{ slug: `reference/${operationId}`, group: tags[0]!, title: summary, summary: note.text, markdown },
      ...{ call, problems: codes },
    };
  }

  private formatParameters(parameters: readonly Parameter[]): string {
    const { name, type, required, meaning, places, yes, no } = this.texts;
    const rows = parameters.map(({ name: field, in: place, required: isRequired, schema, description = '' }) => [
      `\`${field}\` (${places[place]})`,
      this.fields.describeType(schema),
      isRequired ? yes : no,
      this.fields.describeField({ ...schema, description: description || schema.description || '' }),
    ]);
    return table([name, type, required, meaning], rows);
  }

  /** Fields and example of a request or an answer. */
  private formatContents(contents: Contents = {}): string {
    const { field, type, meaning, optional } = this.texts;
    const parts = Object.entries(contents).flatMap(([mediaType, { schema, example }]) => {
      const rows = (schema ? this.fields.listRows(schema) : []).map((row) => [
        `\`${row.name}\``,
        row.isRequired ? row.type : `${row.type} (${optional})`,
        row.text,
      ]);
      const fields = table([field, type, meaning], rows);
      return [`\`${mediaType}\``, fields, example ? fence('json', JSON.stringify(example, null, 2)) : ''];
    });
    return parts.filter(Boolean).join('\n\n');
  }

  private formatHeaders(names: readonly string[]): string {
    const { name, meaning } = this.texts;
    const { headers } = this.document.components;
    return table(
      [name, meaning],
      names.map((header) => [`\`${header}\``, headers[header]?.description ?? '']),
    );
  }

  private formatErrors(codes: readonly ProblemCode[]): string {
    const { status, code, meaning } = this.texts;
    const rows = codes.map((name) => [
      String(problems[name].status),
      `[\`${name}\`](/fehler/${name})`,
      getProblemSentence(name)[this.language],
    ]);
    return table([status, code, meaning], rows);
  }
}

/** The problem codes of a call, by status. */
function listProblemCodes({ responses }: Operation): readonly ProblemCode[] {
  const contents = Object.values(responses).flatMap(({ content = {} }) => Object.values(content));
  return contents.flatMap(({ examples = {} }) => Object.keys(examples) as ProblemCode[]);
}

/** A call with the values of its example; a value without one is its name in capitals. */
function triedCall(
  method: string,
  path: string,
  { parameters = [], requestBody, responses, security }: Operation,
  input: { readonly isCharged: boolean; readonly params?: object; readonly query?: object },
): TriedCall {
  const buildValues = (place: Parameter['in'], example: object = {}) => {
    const names = parameters.filter((parameter) => parameter.in === place && parameter.required);
    const defaults = names.map(({ name, schema }) => [name, schema.format === 'uuid' ? SAMPLE_ID : name.toUpperCase()]);
    const exampleValues = Object.entries(example).map(([field, value]) => [field, String(value)]);
    return Object.fromEntries([...defaults, ...exampleValues]) as Readonly<Record<string, string>>;
  };
  const json = requestBody?.content['application/json'];
  const contents = { ...requestBody?.content, ...responses['200']?.content };
  return {
    method,
    path,
    params: buildValues('path', input.params),
    query: buildValues('query', input.query),
    body: json && JSON.stringify(json.example ?? {}, null, 2),
    acceptsKey: security.some((scheme) => 'apiKey' in scheme),
    isCharged: input.isCharged,
    isText: Object.keys(contents).every((type) => type.includes('json')),
    isFinal: method === 'DELETE' || /\/(?:start|cancel)$/.test(path),
  };
}

function buildSampleRequest(call: TriedCall, contents: Contents = {}) {
  const { method, query, body, acceptsKey } = call;
  const target = filledPath(call);
  const parameters = new URLSearchParams(query).toString();
  const [mediaType] = Object.keys(contents);
  const headers = {
    ...(acceptsKey && { 'X-API-Key': SAMPLE_KEY }),
    ...(mediaType && { 'Content-Type': mediaType }),
    ...(mediaType && body === undefined && { 'Upload-Offset': '0' }),
  };
  const content = mediaType === undefined ? undefined : { mimeType: mediaType, text: body ?? FILE_PIECE };
  return { method, url: parameters ? `${target}?${parameters}` : target, headers, body: content };
}
