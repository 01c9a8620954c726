import { measureGroup } from './measure-group.mjs';

describe('measureGroup', () => {
  const slow = (/** @type {string} */ iban) => {
    const until = performance.now() + 1;
    while (performance.now() < until);
    return iban === 'right';
  };

  it('measures all contenders on the same IBANs and counts the accepted ones', () => {
    const group = {
      key: 'group',
      title: 'Gruppe',
      ibans: ['right', 'wrong'],
      contenders: [
        { key: 'slow', name: 'langsam', check: slow },
        { key: 'quick', name: 'schnell', check: () => true },
      ],
    };
    const { key, ibans, rates } = measureGroup(group, { rounds: 3, roundMs: 10 });
    expect({ key, ibans }).toEqual({ key: 'group', ibans: 2 });
    const [first, second] = rates;
    expect(first).toMatchObject({ key: 'slow', name: 'langsam', accepted: 0.5 });
    expect(second).toMatchObject({ key: 'quick', accepted: 1 });
    expect(first?.perSecond).toBeLessThanOrEqual(1_000);
    expect(second?.perSecond).toBeGreaterThan(10_000);
  });

  it('gives every contender its rounds and a warm-up, one after the other', () => {
    const order = /** @type {string[]} */ ([]);
    const createCheck = (/** @type {string} */ name) => () => order.push(name) > 0;
    const contenders = ['a', 'b'].map((name) => ({ key: name, name, check: createCheck(name) }));
    measureGroup({ key: 'g', title: 'G', ibans: ['x'], contenders }, { rounds: 2, roundMs: 1 });
    const turns = order.filter((name, index) => name !== order[index - 1]);
    expect(turns).toEqual(['a', 'b', 'a', 'b', 'a', 'b']);
  });
});
