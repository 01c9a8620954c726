import { type AvailableClient, snippetz } from '@scalar/snippetz';

/** Stands for the address of this website; the gateway fills in its own. */
export const SAMPLE_ORIGIN = 'https://iban.example';
export const SAMPLE_KEY = 'YOUR_API_KEY';

/** A request as programs send it. */
interface SampleRequest {
  readonly method: string;
  /** Path and query. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Undefined for a call without a body. */
  readonly body: { readonly mimeType: string; readonly text: string } | undefined;
}

interface Style {
  /** Language of the fenced code block. */
  readonly language: string;
  readonly label: string;
  readonly client: AvailableClient;
  /** Makes a program of the statement that the library prints. */
  readonly complete: (statement: string) => string;
}

const unchanged = (statement: string) => statement;

const styles: readonly Style[] = [
  { language: 'sh', label: 'curl', client: 'shell/curl', complete: unchanged },
  {
    language: 'js',
    label: 'JavaScript',
    client: 'js/fetch',
    complete: (statement) =>
      `const response = await ${statement};\nconsole.log(response.status, await response.text());`,
  },
  {
    language: 'python',
    label: 'Python',
    client: 'python/requests',
    complete: (statement) => `import requests\n\nresponse = ${statement}\nprint(response.status_code, response.text)`,
  },
  {
    language: 'java',
    label: 'Java',
    client: 'java/nethttp',
    complete: (statement) => `import java.net.http.*;\n\n${statement}`,
  },
  { language: 'go', label: 'Go', client: 'go/native', complete: unchanged },
  { language: 'php', label: 'PHP', client: 'php/curl', complete: (statement) => `<?php\n${statement}` },
];

const printer = snippetz();

/** Writes a request in six languages, as fenced code blocks that a page shows as tabs. */
export function formatSamples({ method, url, headers, body }: SampleRequest): string {
  const request = {
    method,
    url: SAMPLE_ORIGIN + url,
    headers: Object.entries(headers).map(([name, value]) => ({ name, value })),
    ...(body !== undefined && { postData: body }),
  };
  const blocks = styles.map(({ language, label, client, complete }) => {
    const [target, name] = client.split('/');
    const statement = printer.print(target as never, name as never, request);
    if (statement === undefined) throw new Error(`no sample of ${method} ${url} in ${label}`);
    return `\`\`\`${language} ${label}\n${complete(statement.trim())}\n\`\`\``;
  });
  return blocks.join('\n\n');
}
