import { itIsAService, serviceEnvironment } from '@pruefer/testkit';

describe('auth-service', () => itIsAService('auth-service', serviceEnvironment));
