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
export function newSectionFields(input: CreateSectionBody): SectionFields {
  return sectionFields({ ...empty, type: input.type, title: input.title }, input);
}

/** The fields after an edit. Missing ones remain; an empty text becomes null. */
export function sectionFields(before: SectionFields, edit: SaveSectionBody): SectionFields {
  return {
    type: edit.type ?? before.type,
    title: edit.title ?? before.title,
    subtitle: mergeText(edit.subtitle, before.subtitle),
    content: mergeText(edit.content, before.content),
    buttonText: mergeText(edit.buttonText, before.buttonText),
    buttonUrl: mergeText(edit.buttonUrl, before.buttonUrl),
    icon: edit.icon === undefined ? before.icon : edit.icon,
    order: edit.order ?? before.order,
    isActive: edit.isActive ?? before.isActive,
    language: edit.language ?? before.language,
  };
}

function mergeText(newText: string | null | undefined, before: string | null): string | null {
  return newText === undefined ? before : newText || null;
}
