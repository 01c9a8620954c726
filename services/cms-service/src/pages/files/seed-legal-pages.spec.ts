import 'reflect-metadata';
import { gapsIn } from '@pruefer/contracts';
import { renderText } from '../../rendering/render-text.js';
import { hasPlaceholders } from '../text/text-placeholders.js';
import { legalPages } from './seed-legal-pages.js';

describe('the legal pages', () => {
  it('are published, hidden from search engines and not in the menu', () => {
    expect(legalPages.map(({ slug }) => slug)).toEqual([
      'impressum',
      'datenschutz',
      'agb',
      'barrierefreiheit',
      'datenquellen',
    ]);
    for (const page of legalPages) {
      expect([page.isPublished, page.noindex, page.showInMenu]).toEqual([true, true, false]);
      expect(page.metaDescription).toMatch(/^.{20,160}$/);
    }
  });

  it('show gaps', () => {
    const [imprint, privacy, terms] = legalPages.map(({ content }) => gapsIn(content));
    expect([imprint!.length > 5, privacy!.length > 2, terms!.length > 1]).toEqual([true, true, true]);
  });

  it('say how this installation is set up where they must', () => {
    const withPlaceholders = legalPages.filter(({ content }) => hasPlaceholders(content)).map(({ slug }) => slug);
    expect(withPlaceholders).toEqual(['datenschutz', 'datenquellen']);
  });

  it('have every line of an address or a contact on a separate line', () => {
    const shown = legalPages.map(({ content }) => renderText(content, {}).html).join('\n');
    const paragraphs = [...shown.matchAll(/<p>([^]*?)<\/p>/g)].map(([, inner = '']) => inner);
    // A line that ends without a break runs into the next.
    expect(paragraphs.filter((inner) => inner.replaceAll('<br />\n', '').includes('\n'))).toEqual([]);
    expect(shown).toMatch(/Telefon: .*<br \/>\nE-Mail: /);
  });

  it('are in real German, in Sie form and without loud words', () => {
    for (const { content } of legalPages) expect(content).not.toMatch(/!|\b(?:du|dein|dir)\b|fuer|ueber|koenn/i);
  });
});
