import { changesBetween } from './changes-between.js';

const before = { name: 'Müller', networks: ['10.0.0.0/8'], endsAt: new Date(0) as Date | null, isActive: true };

it('gives from and to of what differs', () => {
  const after = { ...before, name: 'Meier', endsAt: null };
  expect(changesBetween(before, after)).toEqual({
    name: { from: 'Müller', to: 'Meier' },
    endsAt: { from: new Date(0), to: null },
  });
});

it('compares lists and instants by their contents', () => {
  expect(changesBetween(before, { ...before, networks: ['10.0.0.0/8'], endsAt: new Date(0) })).toEqual({});
  expect(changesBetween(before, { ...before, networks: [] })).toEqual({ networks: { from: ['10.0.0.0/8'], to: [] } });
});

it('looks at no field that only the record before has', () => {
  const record: { isActive: boolean } = before;
  expect(changesBetween(record, { isActive: false })).toEqual({ isActive: { from: true, to: false } });
});
