import { itIsAService, serviceEnvironment } from '@pruefer/testkit';

describe('cms-service', () => itIsAService('cms-service', serviceEnvironment));
