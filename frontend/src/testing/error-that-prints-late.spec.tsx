import { render, screen } from '@testing-library/react';
import { errorThatPrintsLate } from './error-that-prints-late.js';

const page = document.createElement('div');

it('prints the page once, and only when its message is read', () => {
  const print = jest.fn((message: string | null) => new Error(`${message}: <div />`));
  const error = errorThatPrintsLate(print)('Not found', page);
  expect(error).toBeInstanceOf(Error);
  expect(print).not.toHaveBeenCalled();
  expect([error.message, error.message]).toEqual(['Not found: <div />', 'Not found: <div />']);
  expect(error.stack).toMatch(/^TestingLibraryElementError: Not found: <div \/>\n +at /);
  expect(print).toHaveBeenCalledTimes(1);
});

it('contains the message written over it', () => {
  const error = errorThatPrintsLate(() => new Error('printed'))('Not found', page);
  error.stack = 'elsewhere';
  expect([error.message, error.stack]).toEqual(['printed', 'elsewhere']);
});

it('describes the page after a failed search', () => {
  const greeting = 'Guten Tag';
  render(<p>{greeting}</p>);
  expect(() => screen.getByText('Auf Wiedersehen')).toThrow(/Unable to find.*Auf Wiedersehen[^]*Guten Tag/);
});
