import { numberWithin, readOptions } from './command-options.mjs';
import { OperatorError } from './operator-error.mjs';

const usage = 'Aufruf: npm run bake -- [Optionen]';
const options = /** @type {const} */ ({ loaves: { type: 'string', default: '3' }, dark: { type: 'boolean' } });

it('reads known options, with their defaults', () => {
  expect({ ...readOptions(['--dark'], { options, usage }) }).toEqual({ loaves: '3', dark: true });
});

it.each([[['--sweet']], [['--loaves']], [['rye']]])('explains the command after %j', (args) => {
  const reading = () => readOptions(args, { options, usage });
  expect(reading).toThrow(OperatorError);
  expect(reading).toThrow(`${args[0]} ist nicht zu verstehen.\n\n${usage}`);
});

it.each(['1', '16', ' 8 '])('takes the whole number %j', (text) => {
  expect(numberWithin('loaves', text, { min: 1, max: 16, usage })).toBe(Number(text));
});

it.each(['0', '17', '1.5', 'viele', 'NaN', '-1'])('refuses %j and names the bounds', (text) => {
  const reading = () => numberWithin('loaves', text, { min: 1, max: 16, usage });
  expect(reading).toThrow(OperatorError);
  expect(reading).toThrow(`--loaves muss eine ganze Zahl von 1 bis 16 sein, nicht „${text}“.\n\n${usage}`);
});
