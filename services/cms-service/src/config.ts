import { ServiceConfig } from '@pruefer/platform';

/** What cms-service reads from the environment. */
export class CmsConfig extends ServiceConfig {}
