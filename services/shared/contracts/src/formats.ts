// How times, numbers and cells are written, without the classes of the contract: pages that check no form load only this.
export * from './german-number.js';
export * from './settings/formats.js';
export * from './settings/times-in.js';
export * from './settings/zoned-day.js';
export * from './without-formulas.js';
