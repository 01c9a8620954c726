import type { RenderedContent } from '@pruefer/contracts';
import type { HostileText } from '@pruefer/testkit';
import type { SiteEditor } from './site-editor.js';

const AT_ONCE = 300;

/** Removes NUL, which the API refuses. */
export const withoutNul = ({ text }: HostileText) => text.replaceAll('\0', '');
const mark = (index: number) => `Marke-${index}.`;

/** Each with a mark behind it, that shows whether it was read to its end. */
export function joined(texts: readonly string[]): string {
  return texts.map((text, index) => `${text}\n\n${mark(index)}\n\n`).join('');
}

/**
 * Fits as many texts as possible on one page and returns the rendering; the last text may break the following ones.
 * @throws Error when a single text is refused
 */
export async function textsOfOnePage(
  editor: SiteEditor,
  texts: readonly string[],
): Promise<{ texts: readonly string[]; html: string }> {
  for (let most = AT_ONCE; most > 0; most = Math.floor(most / 2)) {
    const triedTexts = texts.slice(0, most);
    const text = joined(triedTexts);
    const { status, body } = await editor.call<RenderedContent>('POST', '/api/admin/content/render', { text });
    if (status !== 200) continue;
    const swallowing = triedTexts.findIndex((_, index) => !body.html.includes(mark(index)));
    return { texts: swallowing < 0 ? triedTexts : triedTexts.slice(0, swallowing + 1), html: body.html };
  }
  throw new Error(`refused alone: ${texts[0]}`);
}
