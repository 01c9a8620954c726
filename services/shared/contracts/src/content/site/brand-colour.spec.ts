import { brandContrast, brandCss, brandGrounds, brandTones, computeContrast, contrastText } from './brand-colour.js';

/** The darkest and the lightest allowed colour, and some between them. */
const readable = ['#000000', '#2344AB', '#0B6B45', '#8A1538', '#6B4E00', '#5B2A86', '#0F172A', '#AD0000', '#656F79'];

describe('a colour of the public site', () => {
  it.each([
    ['#2344AB', 8.45, 7.53, true],
    ['#FFD200', 1.45, 1.29, false],
    ['#767676', 4.54, 4.05, false],
    ['#66707A', 5.05, 4.497, false],
    ['#656F79', 5.12, 4.56, true],
  ])('%s has its contrasts measured', (colour, letters, light, isReadable) => {
    const contrast = brandContrast(colour);
    expect(contrast.isReadable).toBe(isReadable);
    expect(contrast.letters).toBeCloseTo(letters, 1);
    expect(contrast.light).toBeCloseTo(light, 1);
  });

  it.each(readable)('%s is readable in both schemes, as link and as button', (colour) => {
    const { light, dark } = brandTones(colour);
    for (const tone of [light.main, light.dark])
      expect(computeContrast(tone, brandGrounds.light)).toBeGreaterThanOrEqual(4.5);
    for (const tone of [dark.main, dark.dark])
      expect(computeContrast(tone, brandGrounds.dark)).toBeGreaterThanOrEqual(4.5);
    for (const tone of [light.fill, light.fillHover, dark.fill, dark.fillHover])
      expect(computeContrast(tone, brandGrounds.letters)).toBeGreaterThanOrEqual(4.5);
  });

  it('is said with its contrast rounded down', () => {
    expect(contrastText(4.499)).toBe('4,49 : 1');
    expect(contrastText(12)).toBe('12 : 1');
  });

  it('becomes variables and nothing else', () => {
    expect(brandCss('#2344AB')).toMatch(
      /^:root:root\{[\w\-:#;(), .]+\}@media not print\{:root\[data-dark\]\{[\w\-:#;(), .]+\}\}$/,
    );
    expect(brandCss('#2344AB')).toContain('--ip-palette-primary-main:#2344AB;');
  });
});
