import { itIsAService, suiteFixture, testDatabase } from '@pruefer/testkit';
import { authEnvironment } from './support/running-auth-service.js';

const database = suiteFixture(
  () => testDatabase('auth-service'),
  (database) => database.drop(),
);

describe('auth-service', () => itIsAService('auth-service', () => authEnvironment(database)));
