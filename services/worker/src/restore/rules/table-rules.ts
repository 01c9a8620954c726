import { bankRules } from './bank-rules.js';
import type { TableRules } from './column-rule.js';
import { contentColumns } from './content-columns.js';
import { logRules } from './log-rules.js';

/** Rules for every table that a restore reads rows of: its most rows, and each of its columns. */
export const tableRules: Readonly<Record<string, TableRules>> = { ...contentColumns, ...bankRules, ...logRules };
