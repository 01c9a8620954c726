import { Logger } from '@nestjs/common';
import { type SettingsChanged, SettingsChangedV1 } from '@pruefer/contracts';
import { NewestStates } from './newest-states.js';
import { StateProofs, type StateRecord } from './state-proofs.js';

const proofs = new StateProofs('a secret that the services of this system share');
const strangers = new StateProofs('a secret that somebody else has made up for himself');

const createState = (version: number) => ({ version }) as SettingsChanged;

function record(key: string, version: number, { epoch = 1, by = proofs } = {}): StateRecord {
  const { value, headers } = by.buildMessage(SettingsChangedV1, { key, state: createState(version), epoch });
  return { key: Buffer.from(key), value: Buffer.from(value), headers: { ...headers } };
}

describe('NewestStates', () => {
  let states: NewestStates<SettingsChanged>;
  beforeAll(() => void Logger.overrideLogger(false));
  beforeEach(() => (states = new NewestStates(SettingsChangedV1, proofs)));

  /** Key and version of what is new, which is noted. */
  function newIn(...records: StateRecord[]): (string | number)[][] {
    const changed = states.newIn(records);
    states.note(changed);
    return [...changed].map(([id, { state }]) => [id, state.version]);
  }

  it('keeps the highest version of each record, whatever their order', () => {
    expect(newIn(record('a', 2), record('b', 1), record('a', 3), record('a', 1))).toEqual([
      ['a', 3],
      ['b', 1],
    ]);
    expect(newIn(record('a', 2), record('b', 1))).toEqual([]);
    expect(newIn(record('a', 4))).toEqual([['a', 4]]);
  });

  it('gives a state again that could not be taken', () => {
    expect(states.newIn([record('a', 1)]).size).toBe(1);
    expect(newIn(record('a', 1))).toEqual([['a', 1]]);
  });

  it('follows an owner that was restored: a higher epoch counts more than a version', () => {
    expect(newIn(record('a', 9))).toEqual([['a', 9]]);
    expect(newIn(record('a', 4, { epoch: 2 }))).toEqual([['a', 4]]);
    expect(newIn(record('a', 9), record('a', 5, { epoch: 2 }))).toEqual([['a', 5]]);
  });

  it('D5: takes nothing that the owner of the record did not write', () => {
    const highest = Number.MAX_SAFE_INTEGER;
    const real = record('a', 7);
    const without = { ...record('a', highest), headers: {} };
    const ofStranger = record('a', highest, { epoch: 99, by: strangers });
    const otherValue = { ...real, value: Buffer.from(JSON.stringify(createState(highest))) };
    const otherKey = { ...real, key: Buffer.from('b') };
    const proof = String(real.headers?.['proof']);
    const otherEpoch = { ...real, headers: { proof: proof.replace(/^1/, '2') } };
    const broken = ['', '1', '1.', '.', 'x.y', `${proof}A`].map((text) => ({ ...real, headers: { proof: text } }));
    expect(newIn(without, ofStranger, otherValue, otherKey, otherEpoch, ...broken)).toEqual([]);
    expect(newIn({ ...real, value: null }, { ...real, key: null })).toEqual([]);
    expect(newIn(real)).toEqual([['a', 7]]);
  });
});
