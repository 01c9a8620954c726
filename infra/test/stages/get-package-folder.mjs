import { sep } from 'node:path';

/**
 * @param {string} file path in the checkout
 * @returns {string} the folder of the package that it belongs to
 */
export function getPackageFolder(file) {
  const parts = file.split(sep);
  if (parts[0] === 'clients') return parts.slice(0, 2).join(sep);
  if (parts[0] !== 'services') return parts[0] ?? '';
  return parts.slice(0, parts[1] === 'shared' ? 3 : 2).join(sep);
}
