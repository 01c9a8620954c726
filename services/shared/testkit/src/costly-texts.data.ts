/** 40 to 100 kB of input that is expensive for text parsers, by the repeated part. */
export const costlyTexts = {
  quotations: '> '.repeat(20_000),
  elements: '<div>'.repeat(20_000),
  lists: Array.from({ length: 300 }, (_, depth) => `${'  '.repeat(depth)}- a`).join('\n'),
  brackets: '['.repeat(50_000),
  emphasis: '*a **b '.repeat(14_000),
  nestedEmphasis: 'a**b'.repeat(25_000),
  cells: `a|b\n-|-\n${'|\n'.repeat(45_000)}`,
  columns: `${'|a'.repeat(9_000)}|\n${'|-'.repeat(9_000)}|\n${'x\n'.repeat(10_000)}`,
  inlineElements: '<b><i>'.repeat(16_000),
  headings: '# a\n'.repeat(25_000),
} as const;
