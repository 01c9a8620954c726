const NAME = 'api-docs-language';

/** Shows samples in the programming language that the reader chose last, on all pages. */
export function rememberTab(): void {
  const inputs = [...document.querySelectorAll<HTMLInputElement>('.tabs input')];
  const choose = (value: string) => {
    for (const input of inputs) if (input.value === value) input.checked = true;
  };
  choose(storedTab() ?? '');
  for (const input of inputs)
    input.addEventListener('change', () => {
      choose(input.value);
      write(input.value);
    });
}

/** Browsers may refuse storage. */
function storedTab(): string | null {
  try {
    return localStorage.getItem(NAME);
  } catch {
    return null;
  }
}

function write(value: string): void {
  try {
    localStorage.setItem(NAME, value);
  } catch {
    // The choice then holds for this page.
  }
}
