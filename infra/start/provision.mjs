// @ts-check
// In a process of its own: the launcher stays small, and knows nothing of the product's packages.
import { provisionDatabase } from '@pruefer/platform';

const { DATABASE_URL = '', ROLE_PASSWORDS = '{}' } = process.env;
await provisionDatabase(DATABASE_URL, JSON.parse(ROLE_PASSWORDS));
