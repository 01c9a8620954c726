// Formats of times, numbers, cells and links without the contract classes, for pages that validate no form.
export * from './content/is-foreign-link.js';
export * from './german-number.js';
export * from './settings/formats.js';
export * from './settings/times-in.js';
export * from './settings/zoned-day.js';
export * from './without-formulas.js';
