import type { TriedCall } from '../content/page.js';

/** Description of the page's call. */
interface Shown extends Omit<TriedCall, 'body'> {
  readonly body: boolean;
  readonly texts: { readonly sending: string; readonly failed: string; readonly confirm: string };
}

/** Our own answers come within 5 seconds. */
const TIMEOUT_MS = 10_000;
const MAX_SHOWN_LENGTH = 20_000;

/** Lets the reader send the call of the page. The key stays in the field and is sent to this website only. */
export function offerTry(): void {
  const section = document.querySelector<HTMLElement>('.docs-try');
  const form = section?.querySelector('form');
  const output = section?.querySelector('output');
  if (!section || !form || !output) return;
  const call = JSON.parse(section.dataset['call']!) as Shown;
  section.hidden = false;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (call.isFinal && !window.confirm(call.texts.confirm)) return;
    const button = form.querySelector('button')!;
    button.disabled = true;
    output.textContent = call.texts.sending;
    send(call, new FormData(form))
      .then(
        (text) => (output.textContent = text),
        () => (output.textContent = call.texts.failed),
      )
      .finally(() => (button.disabled = false));
  });
}

async function send({ method, path, params, query, body }: Shown, form: FormData): Promise<string> {
  const value = (name: string) => {
    const entry = form.get(name);
    return typeof entry === 'string' ? entry : '';
  };
  const target = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(value(name)));
  const names = Object.keys(query).filter((name) => !(name in params) && value(name) !== '');
  const parameters = new URLSearchParams(names.map((name) => [name, value(name)])).toString();
  const key = value('key').trim();
  const response = await fetch(parameters ? `${target}?${parameters}` : target, {
    method,
    headers: {
      'accept-language': document.documentElement.lang,
      ...(key && { 'x-api-key': key }),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: value('body') }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  return `${response.status} ${response.statusText}\n\n${readable(await response.text())}`;
}

function readable(text: string): string {
  let body = text;
  try {
    body = JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    // Not every answer is JSON.
  }
  return body.length > MAX_SHOWN_LENGTH ? `${body.slice(0, MAX_SHOWN_LENGTH)}…` : body;
}
