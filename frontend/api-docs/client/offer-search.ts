import MiniSearch from 'minisearch';
import { type SearchEntry, searchOptions } from './search-options.js';

const MAX_RESULTS = 12;

/** Shows the search field and loads the index of its language when the reader first uses it. */
export function offerSearch(): void {
  const form = document.querySelector<HTMLFormElement>('.docs-search');
  const input = form?.querySelector('input');
  const results = form?.querySelector<HTMLElement>('.docs-results');
  if (!form || !input || !results) return;
  const { index: indexUrl = '', nothing: noMatchText = '', failed = '' } = form.dataset;
  let loading: Promise<MiniSearch<SearchEntry>> | undefined;
  const load = () =>
    (loading ??= loadIndex(indexUrl).catch((error: unknown) => {
      loading = undefined;
      throw error;
    }));
  const search = async (): Promise<void> => {
    try {
      const index = await load();
      show(results, index, input.value.trim(), noMatchText);
    } catch {
      results.hidden = false;
      results.textContent = failed;
    }
  };
  const hide = () => void (results.hidden = true);
  form.hidden = false;
  input.addEventListener('focus', () => void (input.value ? search() : load().catch(() => undefined)));
  input.addEventListener('input', () => void search());
  results.addEventListener('click', hide);
  form.addEventListener('focusout', ({ relatedTarget }) => {
    if (!form.contains(relatedTarget as Node | null)) hide();
  });
  form.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') hide();
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void search().then(() => results.querySelector('a')?.click());
  });
}

async function loadIndex(url: string): Promise<MiniSearch<SearchEntry>> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`the search index: ${response.status}`);
  return MiniSearch.loadJSON(await response.text(), searchOptions);
}

function show(results: HTMLElement, index: MiniSearch<SearchEntry>, query: string, noMatchText: string): void {
  results.hidden = query === '';
  const matches = index.search(query).slice(0, MAX_RESULTS);
  if (matches.length === 0) {
    results.textContent = noMatchText;
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
