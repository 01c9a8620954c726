import { addRelease } from './changelog.mjs';

const release = { version: '1.2.0', day: '2026-12-01' };
const before = '# Changelog\n\n## [Unreleased]\n\n### Added\n\n- New.\n\n## [1.1.0] - 2026-11-01\n\n- Old.\n';

it('gives unreleased changes their version', () => {
  const { changelog, notes } = addRelease(before, release);
  expect(notes).toBe('### Added\n\n- New.');
  expect(changelog).toBe(
    '# Changelog\n\n## [Unreleased]\n\n## [1.2.0] - 2026-12-01\n\n### Added\n\n- New.\n\n## [1.1.0] - 2026-11-01\n\n- Old.\n',
  );
});

it('takes the first version too', () => {
  const { changelog } = addRelease('# Changelog\n\n## [Unreleased]\n\n- New.\n', release);
  expect(changelog).toBe('# Changelog\n\n## [Unreleased]\n\n## [1.2.0] - 2026-12-01\n\n- New.\n');
});

it.each([
  ['# Changelog\n', 'keinen Abschnitt'],
  ['## [Unreleased]\n\n## [1.1.0]\n', 'steht nichts'],
  [before.replace('1.1.0', '1.2.0'), 'schon'],
])('refuses %j', (changelog, sentence) => expect(() => addRelease(changelog, release)).toThrow(sentence));
