import { itIsAService, testDatabase, type TestDatabase } from '@pruefer/testkit';
import { authEnvironment } from './running-auth-service.js';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase('auth-service');
});
afterAll(() => database.drop());

describe('auth-service', () => itIsAService('auth-service', () => authEnvironment(database)));
