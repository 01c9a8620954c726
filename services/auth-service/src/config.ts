import { ServiceConfig } from '@pruefer/platform';

/** What auth-service reads from the environment. */
export class AuthConfig extends ServiceConfig {}
