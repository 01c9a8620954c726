import { areOneCode, FreeCodes, onlyCode } from './code-ranges.js';

const every = { first: '000', last: '999' };

function freeCodes() {
  const takenCodes = new Set<string>();
  let lookUps = 0;
  const free = new FreeCodes((code) => {
    lookUps++;
    return takenCodes.has(code);
  });
  return {
    take: (...ranges: Parameters<typeof free.within>[0]) => {
      const codes = free.within(ranges);
      for (const code of codes) takenCodes.add(code);
      return codes;
    },
    hold: (code: string) => takenCodes.add(code),
    lookUps: () => lookUps,
  };
}

describe('FreeCodes', () => {
  it('returns free codes in the order of the ranges, without duplicates', () => {
    const codes = freeCodes();
    codes.hold('008');
    expect(codes.take({ first: '007', last: '010' }, onlyCode('005'), { first: '004', last: '007' })).toEqual([
      ...['007', '009', '010', '005', '004', '006'],
    ]);
    expect(codes.take({ first: '003', last: '011' })).toEqual(['003', '011']);
    codes.hold('012');
    expect(codes.take({ first: '000', last: '013' })).toEqual(['000', '001', '002', '013']);
  });

  it('ends at the last possible code', () => {
    const codes = freeCodes();
    expect(codes.take(every)).toHaveLength(1_000);
    expect(codes.take(every)).toEqual([]);
    expect(codes.take({ first: '999', last: '999' })).toEqual([]);
  });

  it('visits no taken code twice, for any number of ranges', () => {
    const codes = freeCodes();
    for (let turn = 0; turn < 1_000; turn++) {
      codes.take({ first: String(999 - turn).padStart(3, '0'), last: '999' });
      codes.take(every, { first: '100', last: '899' });
    }
    expect(codes.lookUps()).toBeLessThan(10_000);
  });
});

it('treats ranges of one single code as one code', () => {
  expect(areOneCode([onlyCode('405'), onlyCode('405')])).toBe(true);
  expect(areOneCode([onlyCode('405'), onlyCode('406')])).toBe(false);
  expect(areOneCode([{ first: '405', last: '406' }])).toBe(false);
});
