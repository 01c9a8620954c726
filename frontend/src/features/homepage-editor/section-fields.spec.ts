import { type Section, sectionTypes } from '@pruefer/contracts';
import { comparedSectionFields, newSection, toSectionFields, typeOptions } from './section-fields.js';

const section = { ...newSection, id: 's-1', version: 4, title: 'Schnell', icon: 'Zap', order: 7 } as unknown as Section;
const displayedTexts = (fields: object) => comparedSectionFields.map(([, text]) => text(fields));

it('a form edits all of a section but what the server keeps', () => {
  expect(toSectionFields(section)).toEqual({ ...newSection, title: 'Schnell', icon: 'Zap', order: 7 });
});

it('every type has a distinct name', () => {
  expect(typeOptions.map(({ value }) => value)).toEqual([...sectionTypes]);
  expect(new Set(typeOptions.map(({ label }) => label)).size).toBe(sectionTypes.length);
});

it('two versions name the icon in words, a place of 0 as such, and empty fields', () => {
  const [, title, subtitle, content, buttonText, buttonUrl, icon, order, isActive, language] = displayedTexts(section);
  expect([title, icon, order, isActive, language]).toEqual(['Schnell', 'Blitz', '7', 'ja', 'Deutsch']);
  expect(new Set([subtitle, content, buttonText, buttonUrl])).toEqual(new Set(['leer']));
  expect(displayedTexts({ order: 0, language: 'en' }).slice(-3)).toEqual(['0', 'nein', 'Englisch']);
  expect(displayedTexts({})[0]).toBe('leer');
});
