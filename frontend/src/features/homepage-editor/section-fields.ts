import {
  type CreateSectionBody,
  languages,
  type Section,
  type SectionType,
  sectionTypeLabels,
  sectionTypes,
} from '@pruefer/contracts';
import { tc } from '~/texts/de-console.js';
import type { ComparedField } from '~/ui/form/notes/VersionsNote.js';
import { sectionIconNames } from './section-icon-names.js';

const { fields, yes, no, nothing } = tc.homepage;

/** The editable fields of a section. */
export function toSectionFields(section: Section): Required<CreateSectionBody> {
  const { type, title, subtitle, content, buttonText, buttonUrl, icon, order, isActive, language } = section;
  return { type, title, subtitle, content, buttonText, buttonUrl, icon, order, isActive, language };
}

/** Initial values of a new section. */
export const newSection: Required<CreateSectionBody> = {
  type: 'feature',
  title: '',
  subtitle: null,
  content: null,
  buttonText: null,
  buttonUrl: null,
  icon: null,
  order: 0,
  isActive: true,
  language: 'de',
};

export const typeOptions: { readonly value: SectionType; readonly label: string }[] = sectionTypes.map((value) => ({
  value,
  label: sectionTypeLabels[value],
}));

export const languageOptions = languages.map((value) => ({ value, label: fields.languages[value] }));

type ComparedSection = Partial<Omit<Section, 'id' | 'version'>>;

/** Label and displayed value of each field of a section. */
export const comparedSectionFields: readonly ComparedField<ComparedSection>[] = [
  [fields.type, ({ type }) => (type ? sectionTypeLabels[type] : nothing)],
  [fields.title, ({ title }) => title || nothing],
  [fields.subtitle, ({ subtitle }) => subtitle || nothing],
  [fields.content, ({ content }) => content || nothing],
  [fields.buttonText, ({ buttonText }) => buttonText || nothing],
  [fields.buttonUrl, ({ buttonUrl }) => buttonUrl || nothing],
  [fields.icon, ({ icon }) => (icon ? sectionIconNames[icon] : nothing)],
  [fields.order, ({ order }) => String(order ?? nothing)],
  [fields.isActive, ({ isActive }) => (isActive ? yes : no)],
  [fields.language, ({ language = 'de' }) => fields.languages[language]],
];
