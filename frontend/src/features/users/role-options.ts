import { roles } from '@pruefer/contracts';
import { tc } from '~/texts/de-console.js';

export const roleOptions = roles.map((role) => ({ value: role, label: tc.shell.roles[role] }));
