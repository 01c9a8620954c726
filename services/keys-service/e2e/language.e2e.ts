import type { ApiKeyRecord } from '@pruefer/contracts';
import { keysServiceForSuite } from './support/running-keys-service.js';

const api = keysServiceForSuite();

const refusedField = { status: 400, body: { errors: [{ field: 'language' }] } };

describe('the language of the mails', () => {
  it('is German when a new key names none, and stays what it was when an edit names none', async () => {
    const [german, english] = [await api.issue(), await api.issue({ language: 'en' })];
    expect([german.language, english.language]).toEqual(['de', 'en']);
    const { body } = await api.call<ApiKeyRecord>('PUT', `/${english.id}`, { clientName: 'Neu AG' });
    expect(body).toMatchObject({ clientName: 'Neu AG', language: 'en' });
  });

  it('is changed by an edit, which raises the version; the audit has both', async () => {
    const { id } = await api.issue({ language: 'en' });
    const { body } = await api.call<ApiKeyRecord>('PUT', `/${id}`, { language: 'de', version: 1 });
    expect(body).toMatchObject({ language: 'de', version: 2 });
    expect(await api.record(id)).toMatchObject({ language: 'de' });
    expect(await api.keys.database.sql('SELECT details FROM keys.audit WHERE target = $1 ORDER BY id', [id])).toEqual([
      { details: expect.objectContaining({ language: 'en' }) as object },
      { details: { language: { from: 'en', to: 'de' } } },
    ]);
  });

  it('stays with the contract when its key is renewed', async () => {
    const { id } = await api.issue({ language: 'en' });
    const { body } = await api.call<ApiKeyRecord>('POST', `/${id}/renew`);
    expect([body.language, (await api.record(body.id)).language]).toEqual(['en', 'en']);
  });

  it.each(['fr', 'EN', '', 7])('A5: is refused at its field when it is %j', async (language) => {
    const key = { clientName: 'Muster GmbH', clientEmail: 'a@muster.example', quota: 1_000 };
    expect(await api.call('POST', '', { ...key, language })).toMatchObject(refusedField);
    const { id } = await api.issue();
    expect(await api.call('PUT', `/${id}`, { language })).toMatchObject(refusedField);
    expect(await api.record(id)).toMatchObject({ language: 'de', version: 1 });
  });
});
