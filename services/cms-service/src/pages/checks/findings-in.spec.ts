import { findingsIn } from './findings-in.js';

const rendered = { html: '', headings: [], links: [], images: [], brokenImages: [], brokenLinks: [], gaps: [] };
const found = (text: Partial<Parameters<typeof findingsIn>[0]>) =>
  findingsIn({ title: 'T', metaDescription: 'D', rendered, linkExists: () => true, ...text }).map(({ code, place }) => [
    code,
    place,
  ]);

describe('findingsIn', () => {
  it('finds nothing in a page that is in order', () => expect(found({})).toEqual([]));

  it('counts title and description', () => {
    expect(found({ title: 'x'.repeat(61), metaDescription: 'x'.repeat(161) })).toEqual([
      ['title_long', null],
      ['description_long', null],
    ]);
    expect(found({ metaDescription: '' })).toEqual([['description_missing', null]]);
  });

  it('names gaps, images without a text and links that lead nowhere', () => {
    const text = { ...rendered, gaps: ['Anschrift'], images: [{ src: '/a', alt: ' ' }], links: ['/weg', '/da'] };
    expect(found({ rendered: text, linkExists: (link) => link === '/da' })).toEqual([
      ['gap', 'Anschrift'],
      ['image_without_alt', '/a'],
      ['link_dead', '/weg'],
    ]);
  });

  it('names images, links and anchors that visitors cannot use', () => {
    const text = {
      ...rendered,
      brokenImages: ['/api/content/images/undefined'],
      brokenLinks: ['javascript:alert(1)', '#weg', '#agb'],
    };
    expect(found({ rendered: text, linkExists: (link) => link === '/#agb' })).toEqual([
      ['image_missing', '/api/content/images/undefined'],
      ['link_refused', 'javascript:alert(1)'],
      ['anchor_missing', '#weg'],
    ]);
  });

  it('knows the order of headings under the title', () => {
    const headings = [2, 3, 5, 2, 1].map((level) => ({ level, text: `H${level}` }));
    expect(found({ rendered: { ...rendered, headings } })).toEqual([
      ['heading_first_level', 'H1'],
      ['heading_jumped', 'H5'],
    ]);
    const first = { ...rendered, headings: [{ level: 3, text: 'A' }] };
    expect(found({ rendered: first })).toEqual([['heading_jumped', 'A']]);
  });

  it.each(['hier', 'Hier klicken', '<b>mehr</b> …', 'Weiterlesen!'])('finds %s a vague link', (text) =>
    expect(found({ rendered: { ...rendered, html: `<p><a href="/a">${text}</a></p>` } })).toHaveLength(1),
  );

  it('lets links with meaning pass', () =>
    expect(found({ rendered: { ...rendered, html: '<a href="/a">Mehr über Kontonummern</a>' } })).toEqual([]));
});
