import { defaultHomepageMeta, toOpenGraph, toTwitterCard } from './homepage-meta.js';

describe('a share card', () => {
  const meta = { ...defaultHomepageMeta, pageTitle: 'Titel', metaDescription: 'Text' };

  it('shows what the page says of itself', () => {
    const card = { title: 'Titel', description: 'Text', image: null };
    expect([toOpenGraph(meta), toTwitterCard(meta)]).toEqual([card, card]);
  });

  it('of Twitter falls back on the other one first', () => {
    const shared = { ...meta, ogTitle: 'Karte', ogDescription: '', ogImage: '/a', twitterDescription: 'Kurz' };
    expect(toOpenGraph(shared)).toEqual({ title: 'Karte', description: 'Text', image: '/a' });
    expect(toTwitterCard(shared)).toEqual({ title: 'Karte', description: 'Kurz', image: '/a' });
  });
});
