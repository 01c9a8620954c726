import { OperatorError } from '../shared/operator-error.mjs';

const UNRELEASED = '## [Unreleased]';

/**
 * Moves the unreleased entries to a version with a date and adds an empty section.
 * @param {string} changelog
 * @param {{ version: string, day: string }} release day as YYYY-MM-DD
 * @returns {{ changelog: string, notes: string }} notes: the entries of the new version
 * @throws {OperatorError} without unreleased entries, or for an existing version
 */
export function addRelease(changelog, { version, day }) {
  const start = changelog.indexOf(UNRELEASED);
  if (start < 0) throw new OperatorError('CHANGELOG.md hat keinen Abschnitt [Unreleased].');
  if (changelog.includes(`## [${version}]`)) throw new OperatorError(`CHANGELOG.md nennt ${version} schon.`);
  const body = changelog.slice(start + UNRELEASED.length);
  const next = body.search(/^## \[/m);
  const notes = (next < 0 ? body : body.slice(0, next)).trim();
  if (notes === '') throw new OperatorError('Unter [Unreleased] steht nichts.');
  const rest = next < 0 ? '' : `\n\n${body.slice(next)}`;
  return {
    changelog:
      `${changelog.slice(0, start)}${UNRELEASED}\n\n## [${version}] - ${day}\n\n${notes}${rest}`.trimEnd() + '\n',
    notes,
  };
}
