import { ComposedSystem } from './composed-system.mjs';

it('stops each container once, and not those that were ended before', async () => {
  /** @type {string[]} */
  const stops = [];
  const stop = async (/** @type {string} */ container) => {
    if (stops.includes(container)) throw new Error(`${container} hat kein Programm.`);
    return stops.push(container) && 0;
  };
  const containers = /** @type {any} */ ({
    hasOwnNetworks: true,
    createNetworks: async () => {},
    start: async () => {},
    readAddress: async () => '127.0.0.1',
    exec: async () => '',
    stop,
  });
  const services = /** @type {any} */ ({ redis: { image: 'valkey', deploy: { replicas: 2 } } });
  const system = new ComposedSystem(containers, { project: 'p', services, networks: {} });
  await system.start();
  await system.end('p-redis-1');
  await system.stop();
  expect(stops).toEqual(['p-redis-1', 'p-redis-2']);
});
