import * as contracts from '@pruefer/contracts';
import { authEndpoints } from './auth.api.js';

it.each(Object.entries(authEndpoints))('asks for %s where the contract says', (name, address) => {
  expect(contracts[name as keyof typeof authEndpoints]).toMatchObject(address);
});
