import { replicasIn } from './start.mjs';

it('says nothing without the option', () => expect(replicasIn([])).toEqual({}));

it('names the variables', () => {
  expect(replicasIn(['--replicas', 'validation=3,gateway=2'])).toEqual({
    VALIDATION_REPLICAS: '3',
    GATEWAY_REPLICAS: '2',
  });
});

it.each([['--replicas', 'keys=2'], ['--replicas', 'gateway'], ['--replicas'], ['--more'], ['validation=2']])(
  'refuses %s %s',
  (...args) => expect(() => replicasIn(args)).toThrow('Aufruf: npm start'),
);
