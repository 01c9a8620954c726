import { itIsAService, serviceEnvironment, testDatabase, type TestDatabase } from '@pruefer/testkit';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase('cms-service');
});
afterAll(() => database.drop());

const environment = () => serviceEnvironment({ DATABASE_URL: database.url('cms', 'service') });

describe('cms-service', () => itIsAService('cms-service', environment));
