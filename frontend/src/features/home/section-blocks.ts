import type { PublicSection } from '@pruefer/contracts';

/** Sections that stand side by side in one block of the page. */
export interface SectionBlock {
  readonly type: PublicSection['type'];
  readonly sections: readonly PublicSection[];
}

/**
 * The blocks below the check: features stand together where the first of them stands, figures that follow one another in one strip, the rest
 * alone. The first hero is the head of the page and not among them; what it says besides headline and lead is.
 * @param sections in their order
 */
export function blocksOf(sections: readonly PublicSection[]): readonly SectionBlock[] {
  const head = sections.find(({ type }) => type === 'hero');
  const below = sections.filter((section) => section !== head || section.content || section.buttonUrl);
  const blocks: { type: PublicSection['type']; sections: PublicSection[] }[] = [];
  for (const section of below) {
    const together =
      section.type === 'feature'
        ? blocks.find(({ type }) => type === 'feature')
        : section.type === 'stats' && blocks.at(-1);
    if (together && together.type === section.type) together.sections.push(section);
    else blocks.push({ type: section.type, sections: [section] });
  }
  return blocks;
}
