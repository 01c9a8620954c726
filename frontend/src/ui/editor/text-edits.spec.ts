import { insertImage, insertLink, type TextEdit, type TextSelection, toggleLines, toggleMark } from './text-edits.js';

/** A text with its selection between two bars. */
function at(marked: string): TextSelection {
  const [before = '', inner = '', behind = ''] = marked.split('|');
  return { text: before + inner + behind, start: before.length, end: before.length + inner.length };
}

/** The text after the edit, with its selection between two bars. */
function after({ text }: TextSelection, { from, to, insert, selectFrom, selectTo }: TextEdit): string {
  const edited = text.slice(0, from) + insert + text.slice(to);
  return `${edited.slice(0, selectFrom)}|${edited.slice(selectFrom, selectTo)}|${edited.slice(selectTo)}`;
}

describe('a mark', () => {
  it.each([
    ['**', 'Die |IBAN| zählt', 'Die **|IBAN|** zählt'],
    ['**', 'Die **|IBAN|** zählt', 'Die |IBAN| zählt'],
    ['**', 'Die |**IBAN**| zählt', 'Die |IBAN| zählt'],
    ['**', 'Die| IBAN |zählt', 'Die **|IBAN|** zählt'],
    ['*', 'Die **|IBAN|** zählt', 'Die ***|IBAN|*** zählt'],
    ['*', 'Die ***|IBAN|*** zählt', 'Die **|IBAN|** zählt'],
    ['*', '|*kursiv*|', '|kursiv|'],
    ['**', 'leer: ||', 'leer: **|Text|**'],
  ])('%s on %s', (mark, before, expected) => {
    const selected = at(before);
    expect(after(selected, toggleMark(selected, mark, 'Text'))).toBe(expected);
  });

  it('is taken away as it was set', () => {
    const selected = at('ein |Wort| hier');
    const edit = toggleMark(selected, '**', 'Text');
    const marked = at(after(selected, edit));
    expect(after(marked, toggleMark(marked, '**', 'Text'))).toBe('ein |Wort| hier');
  });
});

describe('the beginning of lines', () => {
  it.each([
    ['- ', 'a\n|b\nc|\nd', 'a\n|- b\n- c|\nd'],
    ['- ', '|- b\n\n- c|', '|b\n\nc|'],
    ['- ', '|b\nc\n|d', '|- b\n- c|\nd'],
    ['## ', 'Was ist| |eine IBAN', '|## Was ist eine IBAN|'],
    ['## ', '## Was|| ist', 'Was ist||'],
    ['- ', '|## Titel|', '|- Titel|'],
    ['> ', '|- b|', '|> - b|'],
    ['- ', '||', '- ||'],
  ])('%s on %j', (mark, before, expected) => {
    const selected = at(before);
    expect(after(selected, toggleLines(selected, mark))).toBe(expected);
  });
});

describe('a link', () => {
  const samples = { link: 'Linktext', address: 'https://' };
  it.each([
    ['siehe |Impressum| dort', 'siehe [Impressum](|https://|) dort'],
    ['siehe || dort', 'siehe [Linktext](|https://|) dort'],
    ['siehe |/impressum| dort', 'siehe [|Linktext|](/impressum) dort'],
    ['|https://bank.example/a|', '[|Linktext|](https://bank.example/a)'],
  ])('%s', (before, expected) => {
    const selected = at(before);
    expect(after(selected, insertLink(selected, samples))).toBe(expected);
  });
});

it.each([
  ['||', '![Filiale](/b)\n\n||'],
  ['Text||', 'Text\n\n![Filiale](/b)\n\n||'],
  ['Text\n||\nmehr', 'Text\n\n![Filiale](/b)\n||\nmehr'],
])('an image has its own paragraph: %j', (before, expected) => {
  const selected = at(before);
  expect(after(selected, insertImage(selected, 'Filiale', '/b'))).toBe(expected);
});
