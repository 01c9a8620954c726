import { contentKey, defaultHomepageMeta, listPublicSections, type PublicSection } from '@pruefer/contracts';
import { keptEndpoints } from './kept-endpoints.js';
import { PublicContent } from './public-content.js';

const section = (id: string): PublicSection => ({
  id,
  type: 'hero',
  title: id,
  subtitle: null,
  content: null,
  buttonText: null,
  buttonUrl: null,
  icon: null,
  order: 1,
  isActive: true,
});

it('lists the German sections unless the English ones are wanted; older states have none', () => {
  const { answer } = keptEndpoints.find(({ endpoint }) => endpoint === listPublicSections)!;
  const content = new PublicContent();
  const homepage = { sections: [section('de')], meta: defaultHomepageMeta };
  content.apply(new Map([[contentKey.homepage, { version: 1, kind: 'homepage', homepage }]]));
  expect([answer(content, {}), answer(content, { language: 'en' })]).toEqual([[section('de')], []]);
  const both = { ...homepage, englishSections: [section('en')] };
  content.apply(new Map([[contentKey.homepage, { version: 2, kind: 'homepage', homepage: both }]]));
  expect(answer(content, {})).toEqual([section('de')]);
  expect(answer(content, { language: 'de' })).toEqual([section('de')]);
  expect(answer(content, { language: 'en' })).toEqual([section('en')]);
});
