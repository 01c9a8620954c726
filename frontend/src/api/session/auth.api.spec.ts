import * as contracts from '@pruefer/contracts';
import { authAddresses } from './auth.api.js';

it.each(Object.entries(authAddresses))('asks for %s where the contract says', (name, address) => {
  expect(contracts[name as keyof typeof authAddresses]).toMatchObject(address);
});
