import type { PublicSection } from '@pruefer/contracts';

/** Sections that stand side by side in one block of the page. */
export interface SectionBlock {
  readonly type: PublicSection['type'];
  readonly sections: readonly PublicSection[];
}

/**
 * The blocks below the check: all features in one block at the place of the first, consecutive figures in one strip,
 * every other section alone. The headline and lead of the first hero are the head of the page and left out; its other
 * text becomes a block without a title.
 * @param sections in their order
 */
export function groupSections(sections: readonly PublicSection[]): readonly SectionBlock[] {
  const head = sections.find(({ type }) => type === 'hero');
  const below = sections.flatMap((section) => (section === head ? extractHeroRest(section) : section));
  const blocks: { type: PublicSection['type']; sections: PublicSection[] }[] = [];
  for (const section of below) {
    const matchingBlock =
      section.type === 'feature'
        ? blocks.find(({ type }) => type === 'feature')
        : section.type === 'stats' && blocks.at(-1);
    if (matchingBlock && matchingBlock.type === section.type) matchingBlock.sections.push(section);
    else blocks.push({ type: section.type, sections: [section] });
  }
  return blocks;
}

/** The hero's text and button, which the head of the page does not show. */
function extractHeroRest(head: PublicSection): readonly PublicSection[] {
  const { content, buttonText, buttonUrl } = head;
  return content || (buttonText && buttonUrl) ? [{ ...head, title: '', subtitle: null, icon: null }] : [];
}
