import MiniSearch from 'minisearch';
import { type SearchEntry, searchOptions } from './search-options.js';

const MAX_RESULTS = 12;

/** Shows the search field and loads the index of its language when the reader first uses it. */
export function offerSearch(): void {
  const form = document.querySelector<HTMLFormElement>('.docs-search');
  const input = form?.querySelector('input');
  const results = form?.querySelector<HTMLElement>('.docs-results');
  if (!form || !input || !results) return;
  const { index: indexUrl = '', nothing = '' } = form.dataset;
  let loading: Promise<MiniSearch<SearchEntry>> | undefined;
  const load = () =>
    (loading ??= loadIndex(indexUrl).catch((error: unknown) => {
      loading = undefined;
      throw error;
    }));
  form.hidden = false;
  input.addEventListener('focus', () => void load().catch(() => undefined), { once: true });
  input.addEventListener('input', () => {
    void load().then((index) => show(results, index, input.value.trim(), nothing));
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    results.querySelector('a')?.click();
  });
  form.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') results.hidden = true;
  });
}

async function loadIndex(url: string): Promise<MiniSearch<SearchEntry>> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`the search index: ${answer.status}`);
  return MiniSearch.loadJSON(await answer.text(), searchOptions);
}

function show(results: HTMLElement, index: MiniSearch<SearchEntry>, query: string, nothing: string): void {
  results.hidden = query === '';
  const matches = index.search(query).slice(0, MAX_RESULTS);
  if (matches.length === 0) {
    results.textContent = nothing;
    return;
  }
  results.replaceChildren(
    ...matches.map(({ url, page, title }) => {
      const link = document.createElement('a');
      link.href = String(url);
      const name = document.createElement('b');
      name.textContent = String(page);
      link.append(name, title ? ` ${String(title)}` : '');
      return link;
    }),
  );
}
