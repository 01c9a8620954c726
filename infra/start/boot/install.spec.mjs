import { isInstalled } from './install.mjs';

const wanted = {
  packages: {
    '': { version: '0.1.0' },
    infra: { version: '0.1.0' },
    'node_modules/@pruefer/infra': { link: true, resolved: 'infra' },
    'node_modules/pg': { version: '8.23.1' },
    'node_modules/only-on-macos': { version: '1.0.0', optional: true },
  },
};
const installed = {
  packages: { 'node_modules/@pruefer/infra': { link: true }, 'node_modules/pg': { version: '8.23.1' } },
};

describe('matches', () => {
  it('accepts what npm ci leaves behind', () => {
    expect(isInstalled(wanted, installed)).toBe(true);
  });

  it('misses everything in a fresh clone', () => {
    expect(isInstalled(wanted, { packages: {} })).toBe(false);
  });

  it('notices another version', () => {
    const packages = { ...installed.packages, 'node_modules/pg': { version: '8.23.0' } };
    expect(isInstalled(wanted, { packages })).toBe(false);
  });

  it('notices an optional package of another version', () => {
    const packages = { ...installed.packages, 'node_modules/only-on-macos': { version: '0.9.0' } };
    expect(isInstalled(wanted, { packages })).toBe(false);
  });
});
