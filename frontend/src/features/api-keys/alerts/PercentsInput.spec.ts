import { percentsText, readPercents } from './PercentsInput.js';

describe('percents', () => {
  it.each([
    ['80, 100', [80, 100]],
    ['80 % 100%', [80, 100]],
    [' 50;75 ', [50, 75]],
    ['', []],
    ['79.5, bald', ['79.5', 'bald']],
    ['-5', ['-5']],
  ])('typed as "%s" are %j', (typed, percents) => expect(readPercents(typed)).toEqual(percents));

  it('are shown so that they can be typed again', () => {
    expect(percentsText([50, 80, 100])).toBe('50, 80, 100');
  });
});
