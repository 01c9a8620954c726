// @ts-check
// node services/shared/openapi/print-contract.mjs: prints what customers' programs rely on (docs/RELEASING.md).
import { allEndpoints } from '@pruefer/contracts';
import { contractLines } from './dist/contract/contract-lines.js';
import { describedFor, openApiDocument } from './dist/index.js';

const document = openApiDocument('IBAN API', describedFor('customers', allEndpoints), 'de');
process.stdout.write(contractLines(/** @type {import('./dist/index.js').ApiDocument} */ (document)).join('\n') + '\n');
