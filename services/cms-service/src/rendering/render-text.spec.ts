import { renderText } from './render-text.js';

const id = '0190b6a2-7f3a-7c1e-9a00-00000000a001';
const image = `/api/content/images/${id}`;
const sizes = { [id]: { width: 700, height: 350 } };
const html = (text: string) => renderText(text, sizes).html.trim();

describe('a text of a page', () => {
  it('is Markdown and HTML both', () => {
    expect(html('**a** <b>b</b>')).toBe('<p><strong>a</strong> <b>b</b></p>');
    expect(html('<div>\n\n- a\n\n</div>')).toBe('<div>\n<ul>\n<li>a</li>\n</ul>\n</div>');
    expect(html('1. a\n2. b').replace(/\n/g, '')).toBe('<ol><li>a</li><li>b</li></ol>');
    expect(html('3. a').replace(/\n/g, '')).toBe('<ol start="3"><li>a</li></ol>');
  });

  it('gives headings an id each, and the first level to the page’s own title', () => {
    const { html: shown, headings } = renderText(
      '# Über uns\n\n## Öffnungs*zeiten*\n\n## Öffnungszeiten\n\n###\n\n## ???',
      {},
    );
    expect(headings).toEqual([
      { level: 1, text: 'Über uns' },
      { level: 2, text: 'Öffnungszeiten' },
      { level: 2, text: 'Öffnungszeiten' },
      { level: 2, text: '???' },
    ]);
    expect([...shown.matchAll(/<h(\d) id="([^"]*)">/g)].map(([, level, id]) => [level, id])).toEqual([
      ['2', 'abschnitt-ueber-uns'],
      ['2', 'abschnitt-oeffnungszeiten'],
      ['2', 'abschnitt-oeffnungszeiten-2'],
      ['2', 'abschnitt-ohne-namen'],
    ]);
    expect(shown).toContain('<h2 id="abschnitt-oeffnungszeiten">Öffnungs<em>zeiten</em></h2>');
    expect(shown).not.toContain('h1');
  });

  it('E4: leads to its headings, as they are written or as they are called, and names nothing else', () => {
    const { html: shown } = renderText(
      [
        '## Preise & Fristen\n\n## Preise & Fristen\n\n## Über uns 2\n\n## Über uns\n\n## Über uns',
        '[a](#preise-fristen) [b](#preise-fristen-2) [c](<#Über uns>) [d](#abschnitt-ueber-uns-3) [e](#validation) [f](#%E0) [g](#root)',
        '<h2 id="root" name="cookie">Eigene</h2> <a id="location" name="body" href="#Eigene">h</a>',
      ].join('\n\n'),
      {},
    );
    expect([...shown.matchAll(/id="([^"]*)"/g)].map(([, name]) => name)).toEqual(
      ['preise-fristen', 'preise-fristen-2', 'ueber-uns-2', 'ueber-uns', 'ueber-uns-3', 'eigene'].map(
        (name) => `abschnitt-${name}`,
      ),
    );
    expect([...shown.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
      '#abschnitt-preise-fristen',
      '#abschnitt-preise-fristen-2',
      '#abschnitt-ueber-uns',
      '#abschnitt-ueber-uns-3',
      '#validation',
      '#%E0',
      '#root',
      '#abschnitt-eigene',
    ]);
    expect(shown).not.toMatch(/name=|id="(?!abschnitt-)/);
  });

  it('has tables, aligned', () => {
    expect(html('|a|b|\n|-|-:|\n|1|2|')).toContain('<th class="right">b</th>');
  });

  it('shows images of our own in the width that fits, and no others', () => {
    expect(html(`![Büro](${image})`)).toBe(
      `<p><img src="${image}" alt="Büro" width="700" height="350" ` +
        `srcset="${image}?width=320 320w, ${image}?width=640 640w, ${image} 700w" ` +
        'sizes="(max-width: 768px) 100vw, 768px" loading="lazy" decoding="async" /></p>',
    );
    expect(html('![a](https://fremd.example/a.png) b')).toBe('<p> b</p>');
  });

  it('names an absent image, without showing it', () => {
    const missing = image.replace('a001', 'a002');
    expect(renderText(`![a](${missing})`, sizes)).toMatchObject({
      html: '<p></p>\n',
      images: [{ src: missing, alt: 'a' }],
      brokenImages: [missing],
    });
  });

  it('names images and links that visitors cannot use', () => {
    const text =
      '## Preise\n\n![a](/api/content/images/undefined) [b](#preise) [c](#weg) [d](javascript:e) <a href="vbscript:f">g</a>';
    expect(renderText(text, sizes)).toMatchObject({
      brokenImages: ['/api/content/images/undefined'],
      brokenLinks: ['vbscript:f', '#weg', 'javascript:e'],
    });
  });

  it('E5: keeps a link that may be opened, and the words of any other', () => {
    const { html: shown, links } = renderText(
      '[a](/agb) [b](https://b.example) [c](//c.example) <a href="mailto:d@d.example">d</a>',
      {},
    );
    expect(shown).toBe(
      '<p><a href="/agb">a</a> <a href="https://b.example" rel="noopener noreferrer">b</a> <a>c</a> ' +
        '<a href="mailto:d@d.example" rel="noopener noreferrer">d</a></p>\n',
    );
    expect(links).toEqual(['/agb', 'https://b.example', 'mailto:d@d.example']);
  });

  it.each(['https:evil.example', 'http:/evil.example', 'https:///evil.example', 'HTTPS:evil.example'])(
    'E5: makes no link of %s, in Markdown and in HTML',
    (target) => {
      const { html: shown, links } = renderText(`[a](${target}) <a href="${target}">b</a>`, {});
      expect([shown, links]).toEqual(['<p><a>a</a> <a>b</a></p>\n', []]);
    },
  );

  it('marks its gaps', () => {
    const { html: shown, gaps } = renderText(
      'Sitz: [[Lücke: Straße & Ort]]\n\n<p>[[Lücke: *Name*]]</p>\n\n[[Lücke: *Name*]]',
      {},
    );
    expect(shown).toBe(
      '<p>Sitz: <mark class="gap">Lücke: Straße &amp; Ort</mark></p>\n' +
        '<p><mark class="gap">Lücke: *Name*</mark></p>\n<p><mark class="gap">Lücke: *Name*</mark></p>\n',
    );
    expect(gaps).toEqual(['Straße & Ort', '*Name*']);
  });

  it.each([
    ['quotations', '> '.repeat(20_000)],
    ['elements', '<div>'.repeat(20_000)],
    ['lists', Array.from({ length: 200 }, (_, depth) => `${'  '.repeat(depth)}- a`).join('\n')],
    ['words', '<b><i>'.repeat(1_000)],
    ['what is dropped', '<svg>'.repeat(1_000)],
  ])('E4: is refused when it nests too deeply: %s', (_, text) =>
    expect(() => renderText(text, {})).toThrow('textTooDeep'),
  );

  it.each([
    ['textTooManyCells', `a|b\n-|-\n${'|\n'.repeat(3_001)}`],
    ['textTooManyCells', `${'|a'.repeat(100)}|\n${'|-'.repeat(100)}|\n${'x\n'.repeat(60)}`],
    ['textTooManyHeadings', '# a\n'.repeat(2_001)],
    ['textTooManyBrackets', '['.repeat(12_001)],
    ['textTooManyBrackets', `[a]: /b\n\n${'[a]'.repeat(12_000)}`],
  ])('E4: is refused before its words are read: %s', (bound, text) =>
    expect(() => renderText(text, {})).toThrow(bound),
  );

  it('may be long prose, a table of 200 rows, 1,000 headings with lists, and 3,000 links', () => {
    const row = '|Zelle eins|Zelle zwei|Zelle drei|vier|[fünf](/a)|\n';
    const texts = [
      'Die Prüfung dauert wenige Millisekunden. '.repeat(2_300),
      `|a|b|c|d|e|\n|-|-|-|-|-|\n${row.repeat(200)}`,
      '## Titel\n\nText **fett** und [Verweis](/agb).\n\n- eins\n- zwei\n\n'.repeat(1_000),
      '[Verweis](/agb) '.repeat(3_000),
    ];
    for (const text of texts) expect(html(text).length).toBeGreaterThan(text.length / 2);
  });

  it('may nest 24 lists', () => {
    const text = Array.from({ length: 24 }, (_, depth) => `${'  '.repeat(depth)}- a${depth}`).join('\n');
    expect(html(text)).toContain('a23');
  });

  it('E4: is refused when too much HTML comes of it', () => {
    expect(() => renderText('<tel:1>'.repeat(14_285), {})).toThrow('textTooLong');
  });
});
