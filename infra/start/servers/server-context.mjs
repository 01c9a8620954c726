/**
 * Folders of the servers and the receiver of progress messages.
 * @typedef {object} ServerContext
 * @property {string} dataDir
 * @property {string} cacheDir downloads, shared between data folders
 * @property {(line: string) => void} say progress for people
 */

/** @typedef {import('../parts/part.mjs').PartSpec} PartSpec */

export const isRoot = process.getuid?.() === 0;
