import { hostileTexts, xssPayloads } from '@pruefer/testkit';
import { dangersIn } from '../../e2e/support/html-dangers.js';
import { renderText } from './render-text.js';
import { TooMuchText } from './text-bounds.js';

const id = '0190b6a2-7f3a-7c1e-9a00-00000000a001';

function rendered(text: string): string {
  try {
    return renderText(text, { [id]: { width: 800, height: 600 } }).html;
  } catch (error) {
    if (error instanceof TooMuchText) return '';
    throw error;
  }
}

describe('E4: what attackers write', () => {
  it('is a table of more than 200, each another', () => {
    const payloads = Object.values(xssPayloads).flat();
    expect(new Set(payloads).size).toBe(payloads.length);
    expect(payloads.length).toBeGreaterThan(200);
  });

  it('is dangerous before it is rendered, by the same judgement', () => {
    const harmful = Object.values(xssPayloads)
      .flat()
      .filter((payload) => dangersIn(payload).length > 0);
    expect(harmful.length).toBeGreaterThan(150);
  });

  it.each(Object.keys(xssPayloads))('leaves nothing dangerous behind: %s', (kind) => {
    const texts = hostileTexts().filter(({ name }) => name.startsWith(`${kind} `));
    const through = texts.map(({ name, text }) => ({ name, dangers: dangersIn(rendered(text)) }));
    expect(through.filter(({ dangers }) => dangers.length > 0)).toEqual([]);
  });
});
