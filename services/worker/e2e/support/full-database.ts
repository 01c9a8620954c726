import { testDatabase } from '@pruefer/testkit';

/** A database with every table of the product. */
export const fullDatabase = () =>
  testDatabase('keys-service', 'validation-service', 'log-service', 'worker', 'auth-service', 'cms-service');
