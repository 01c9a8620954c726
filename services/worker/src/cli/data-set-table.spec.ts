import { dataSetTable } from './data-set-table.js';

const german = {
  version: '2026-09-07-32822740',
  country: 'DE',
  source: 'Deutsche Bundesbank',
  validFrom: '2026-09-07',
  validUntil: '2026-12-06',
  state: 'inForce' as const,
  records: 13_760,
  bankCodes: 3_505,
};

describe('dataSetTable', () => {
  it('shows current, future and past data sets', () => {
    const austrian = { ...german, country: 'AT', source: 'OeNB', validUntil: null, records: 700, bankCodes: 650 };
    expect(dataSetTable([{ ...austrian, state: 'future' }, german, { ...german, state: 'past' }])).toEqual([
      'Land  Stand                Gültig ab   Gültig bis  Status        Bankleitzahlen  Datensätze  Quelle',
      'AT    2026-09-07-32822740  07.09.2026  offen       gilt künftig             650         700  OeNB',
      'DE    2026-09-07-32822740  07.09.2026  06.12.2026  gilt                   3.505      13.760  Deutsche Bundesbank',
      'DE    2026-09-07-32822740  07.09.2026  06.12.2026  abgelöst               3.505      13.760  Deutsche Bundesbank',
    ]);
  });

  it('says so when there is nothing to list', () => {
    expect(dataSetTable([])).toEqual(['Es sind noch keine Bankdaten geladen.']);
  });
});
