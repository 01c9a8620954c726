import type { CreateSectionBody, SaveSectionBody, Section } from '@pruefer/contracts';

/** The editable fields of a section. */
type SectionFields = Omit<Section, 'id' | 'version'>;

const empty: Omit<SectionFields, 'type' | 'title'> = {
  subtitle: null,
  content: null,
  buttonText: null,
  buttonUrl: null,
  icon: null,
  order: 0,
  isActive: true,
  language: 'de',
};

/** Missing fields of a new section are empty; it is visible by default. */
export function newSectionFields(given: CreateSectionBody): SectionFields {
  return sectionFields({ ...empty, type: given.type, title: given.title }, given);
}

/** The fields after an edit. Missing ones remain; an empty text becomes null. */
export function sectionFields(before: SectionFields, given: SaveSectionBody): SectionFields {
  return {
    type: given.type ?? before.type,
    title: given.title ?? before.title,
    subtitle: textOf(given.subtitle, before.subtitle),
    content: textOf(given.content, before.content),
    buttonText: textOf(given.buttonText, before.buttonText),
    buttonUrl: textOf(given.buttonUrl, before.buttonUrl),
    icon: given.icon === undefined ? before.icon : given.icon,
    order: given.order ?? before.order,
    isActive: given.isActive ?? before.isActive,
    language: given.language ?? before.language,
  };
}

function textOf(given: string | null | undefined, before: string | null): string | null {
  return given === undefined ? before : given || null;
}
