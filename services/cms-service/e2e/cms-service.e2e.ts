import { itIsAService, serviceEnvironment, suiteFixture, testDatabase } from '@pruefer/testkit';

const database = suiteFixture(
  () => testDatabase('cms-service'),
  (database) => database.drop(),
);

const environment = () => serviceEnvironment({ DATABASE_URL: database.url('cms', 'service') });

describe('cms-service', () => itIsAService('cms-service', environment));
