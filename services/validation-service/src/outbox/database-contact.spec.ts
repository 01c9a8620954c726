import { DatabaseContact } from './database-contact.js';

const everyTwoSeconds = (contact: DatabaseContact, fromMs: number, toMs: number) => {
  for (let nowMs = fromMs; nowMs <= toMs; nowMs += 2_000) contact.recordContact(nowMs);
};

describe('contact with PostgreSQL', () => {
  it('C10: is steady a minute after the start', () => {
    const contact = new DatabaseContact();
    expect(contact.isSteady(0)).toBe(false);
    everyTwoSeconds(contact, 1_000, 59_000);
    expect(contact.isSteady(60_000)).toBe(false);
    everyTwoSeconds(contact, 61_000, 61_000);
    expect(contact.isSteady(61_000)).toBe(true);
  });

  it('C10: is not steady while it is lost and for a minute afterwards', () => {
    const contact = new DatabaseContact();
    everyTwoSeconds(contact, 0, 100_000);
    expect(contact.isSteady(111_000)).toBe(false);
    everyTwoSeconds(contact, 111_000, 170_000);
    expect(contact.isSteady(170_500)).toBe(false);
    everyTwoSeconds(contact, 171_000, 171_000);
    expect(contact.isSteady(171_000)).toBe(true);
  });

  it('is not lost by a failed statement', () => {
    const contact = new DatabaseContact();
    everyTwoSeconds(contact, 0, 100_000);
    everyTwoSeconds(contact, 108_000, 108_000);
    expect(contact.isSteady(108_000)).toBe(true);
  });
});
