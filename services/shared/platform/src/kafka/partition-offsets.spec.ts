import { PartitionOffsets } from './partition-offsets.js';

const partition = { topic: 't', partition: 3 };

describe('positions', () => {
  it('stand behind the last record that is done', () => {
    const positions = new PartitionOffsets();
    positions.replaceBy([{ ...partition, offset: '5' }]);
    positions.moveAfter(partition, '9007199254740993');
    expect(positions.of(partition)).toEqual({ ...partition, offset: '9007199254740994' });
  });

  it('belong to the newest assignment', () => {
    const positions = new PartitionOffsets();
    positions.moveAfter(partition, '1');
    positions.replaceBy([{ topic: 't', partition: 4, offset: '0' }]);
    expect(positions.of(partition)).toBeUndefined();
    expect(positions.all()).toEqual([{ topic: 't', partition: 4, offset: '0' }]);
  });

  it('detect a change', () => {
    const positions = new PartitionOffsets();
    const versions = [positions.version];
    positions.replaceBy([{ ...partition, offset: '5' }]);
    versions.push(positions.version);
    positions.moveAfter(partition, '5');
    versions.push(positions.version, positions.version);
    expect(versions).toEqual([0, 1, 2, 2]);
  });
});
