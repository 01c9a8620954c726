import { WaitingRoom } from './waiting-room.js';

/** Things named like "a1": the letter is the owner. */
function createRoom(capacity: number, ...names: string[]): WaitingRoom<string> {
  const room = new WaitingRoom<string>(capacity, (name) => name.charAt(0));
  for (const name of names) room.add(name);
  return room;
}

describe('WaitingRoom', () => {
  it('serves one owner in order of arrival', () => {
    expect(createRoom(9, 'a1', 'a2', 'a3').shift(9)).toEqual(['a1', 'a2', 'a3']);
  });

  it('serves owners in turn', () => {
    expect(createRoom(9, 'a1', 'a2', 'a3', 'b1', 'c1', 'c2').shift(9)).toEqual(['a1', 'b1', 'c1', 'a2', 'c2', 'a3']);
  });

  it('continues with the turn where the last call ended', () => {
    const room = createRoom(9, 'a1', 'a2', 'a3', 'b1', 'b2', 'c1');
    expect(room.shift(2)).toEqual(['a1', 'b1']);
    room.add('d1');
    expect(room.shift(2)).toEqual(['c1', 'a2']);
    expect(room.shift(9)).toEqual(['b2', 'd1', 'a3']);
    expect(room.shift(9)).toEqual([]);
  });

  it('knows how many wait', () => {
    const room = createRoom(9, 'a1', 'a2', 'b1');
    expect(room.size).toBe(3);
    room.shift(2);
    expect(room.size).toBe(1);
  });

  it('D4: turns the newcomer away when it is full', () => {
    const room = createRoom(2, 'a1', 'a2');
    expect(room.add('a3')).toBe('a3');
    expect(room.shift(9)).toEqual(['a1', 'a2']);
  });

  it('D4: when full, the newest of the longest queue gives way to an owner with fewer waiting', () => {
    const room = createRoom(4, 'a1', 'a2', 'a3', 'b1');
    expect(room.add('c1')).toBe('a3');
    expect(room.add('d1')).toBe('a2');
    expect(room.add('e1')).toBe('e1');
    expect(room.size).toBe(4);
    expect(room.shift(9)).toEqual(['a1', 'b1', 'c1', 'd1']);
  });

  it('lets out those that have waited long enough, and none after one that has not', () => {
    const room = createRoom(9, 'a1', 'a5', 'a2', 'b2', 'c7');
    expect(room.shiftWhile((name) => Number(name.charAt(1)) < 3)).toEqual(['a1', 'b2']);
    expect(room.size).toBe(3);
    expect(room.shift(9)).toEqual(['a5', 'c7', 'a2']);
  });

  it('stays fair over many rounds', () => {
    const room = createRoom(5_000);
    for (let i = 0; i < 4_000; i++) room.add('a');
    for (let i = 0; i < 1_000; i++) room.add('b');
    const first = room.shift(1_000);
    expect(first.filter((name) => name === 'b')).toHaveLength(500);
  });
});
