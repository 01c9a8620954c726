import { allEndpoints, validateAsOpenIban, validateIban } from '@pruefer/contracts';
import { routes } from './routes.js';

it('has a route for each call of API keys, as the contracts define it', () => {
  const forCustomers = allEndpoints.filter(
    // The form of openiban.com is for its own clients.
    (endpoint) => (endpoint.access === 'apiKey' && endpoint !== validateAsOpenIban) || endpoint === validateIban,
  );
  const formatRoute = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;
  expect(Object.values(routes).map(formatRoute).toSorted()).toEqual(forCustomers.map(formatRoute).toSorted());
});
