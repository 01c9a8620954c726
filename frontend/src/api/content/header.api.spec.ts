import * as contracts from '@pruefer/contracts';
import { headerConfigEndpoint } from './header.api.js';

it('asks for the header where the contract says', () => {
  expect(contracts.readHeaderConfig).toMatchObject(headerConfigEndpoint);
});
