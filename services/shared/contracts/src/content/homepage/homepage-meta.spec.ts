import { defaultHomepageMeta, openGraphOf, twitterCardOf } from './homepage-meta.js';

describe('a share card', () => {
  const meta = { ...defaultHomepageMeta, pageTitle: 'Titel', metaDescription: 'Text' };

  it('shows what the page says of itself', () => {
    const card = { title: 'Titel', description: 'Text', image: null };
    expect([openGraphOf(meta), twitterCardOf(meta)]).toEqual([card, card]);
  });

  it('of Twitter falls back on the other one first', () => {
    const shared = { ...meta, ogTitle: 'Karte', ogDescription: '', ogImage: '/a', twitterDescription: 'Kurz' };
    expect(openGraphOf(shared)).toEqual({ title: 'Karte', description: 'Text', image: '/a' });
    expect(twitterCardOf(shared)).toEqual({ title: 'Karte', description: 'Kurz', image: '/a' });
  });
});
