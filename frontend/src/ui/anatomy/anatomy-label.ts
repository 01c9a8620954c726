import { t } from '~/texts/site.js';
import type { AnatomyPart } from './anatomy-part.js';
import { groupIban } from './group-iban.js';

/** The text read out instead of the drawing. */
export function anatomyLabel(iban: string, parts: readonly AnatomyPart[]): string {
  return t.anatomy.label(groupIban(iban), parts.map(({ name, text }) => t.anatomy.part(name, text)).join(', '));
}
