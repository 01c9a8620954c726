import { roles } from '@pruefer/contracts';
import { tc } from '../../texts/de-console.js';

/** The roles to choose from. */
export const roleOptions = roles.map((role) => ({ value: role, label: tc.shell.roles[role] }));
