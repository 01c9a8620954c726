import type { PublicSection } from '@pruefer/contracts';
import { groupSections } from './section-blocks.js';

function section(id: string, type: PublicSection['type'], own: Partial<PublicSection> = {}): PublicSection {
  const empty = { subtitle: null, content: null, buttonText: null, buttonUrl: null, icon: null };
  return { id, type, title: id, order: 0, isActive: true, ...empty, ...own };
}

const shape = (sections: PublicSection[]) => groupSections(sections).map((block) => block.sections.map(({ id }) => id));

it('gathers features at the place of the first of them, and figures that follow one another', () => {
  const sections = [
    section('f1', 'feature'),
    section('c1', 'cta'),
    section('f2', 'feature'),
    section('s1', 'stats'),
    section('s2', 'stats'),
    section('c2', 'cta'),
    section('s3', 'stats'),
  ];
  expect(shape(sections)).toEqual([['f1', 'f2'], ['c1'], ['s1', 's2'], ['c2'], ['s3']]);
});

it('leaves the first hero to the head of the page, unless it says more than headline and lead', () => {
  expect(shape([section('h1', 'hero'), section('h2', 'hero')])).toEqual([['h2']]);
  expect(shape([section('h1', 'hero', { content: '<p>mehr</p>' })])).toEqual([['h1']]);
  expect(shape([section('h1', 'hero', { buttonUrl: '/ohne-text' })])).toEqual([]);
});
