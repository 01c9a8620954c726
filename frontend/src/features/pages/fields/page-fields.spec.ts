import type { AdminPage } from '@pruefer/contracts';
import { comparedPageFields, comparedRevisionFields, descriptionHelp, editedFields } from './page-fields.js';

const published = {
  title: 'Preise',
  slug: 'preise',
  metaDescription: null,
  content: 'Alt',
  menuOrder: 1_200,
  showInMenu: true,
  noindex: false,
  isPublished: true,
  translationOf: null,
};
const page = (draft: Partial<typeof published> | null) =>
  ({ ...published, draft: draft && { ...published, ...draft } }) as unknown as AdminPage;

describe('what the form of a page edits', () => {
  it('is the draft if there is one, with the published state of the page', () => {
    expect(editedFields(page(null))).toEqual(published);
    const edited = editedFields(page({ title: 'Preise ab Mai', content: 'Neu', isPublished: false }));
    expect(edited).toMatchObject({ title: 'Preise ab Mai', content: 'Neu', isPublished: true });
  });
});

describe('two versions of a page side by side', () => {
  const displayedTexts = (fields: object) => comparedPageFields.map(([, text]) => text(fields));

  it('say each field but the text in words', () => {
    expect(displayedTexts(published)).toEqual(['Preise', '/preise', 'Deutsch', '–', 'Ja', 'Nein', '1.200', 'Ja']);
    expect(displayedTexts({})).toEqual(['', '/', 'Deutsch', '–', 'Nein', 'Nein', '0', 'Nein']);
  });

  it('name the language and the address of a translation', () => {
    expect(displayedTexts({ slug: 'imprint', translationOf: 'p-1' }).slice(1, 3)).toEqual(['/en/imprint', 'Englisch']);
  });

  it('leave out whether it is published where that is not edited', () => {
    expect(comparedRevisionFields).toHaveLength(comparedPageFields.length - 1);
  });
});

it.each([
  [null, /^0 von 160 Zeichen/],
  ['a'.repeat(160), /^160 von 160 Zeichen/],
])('counts a description of what search engines show: %#', (text, beginning) => {
  expect(descriptionHelp(text)).toMatch(beginning);
});

it('says that a description is longer than what search engines show', () => {
  expect(descriptionHelp('a'.repeat(161))).toBe('161 Zeichen, Suchmaschinen zeigen etwa 160');
});
