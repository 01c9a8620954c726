import { itIsAService, migrate, testDatabase, type TestDatabase } from '@pruefer/testkit';
import { authEnvironment } from './running-auth-service.js';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
  await migrate(database, 'auth-service');
});
afterAll(() => database.drop());

describe('auth-service', () => itIsAService('auth-service', () => authEnvironment(database)));
