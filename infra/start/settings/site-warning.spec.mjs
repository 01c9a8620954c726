import { siteWarning } from './site-warning.mjs';

describe('the warning about SITE_URL', () => {
  it.each(['0.0.0.0', '::', '10.0.0.5'])('is one line for the public address %s', (host) => {
    expect(siteWarning({ host, passedOn: {} })).toMatch(new RegExp(`^Achtung: HOST=${host} .*SITE_URL fehlt.*$`));
    expect(siteWarning({ host, passedOn: { SITE_URL: 'https://iban.example' } })).toBeUndefined();
  });

  it.each(['127.0.0.1', '::1'])('is not for %s', (host) => expect(siteWarning({ host, passedOn: {} })).toBeUndefined());
});
