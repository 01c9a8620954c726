/** What every chart says, whatever it shows. */
export const chartTexts = {
  asTable: 'Als Tabelle',
  asChart: 'Als Diagramm',
  keyboard: 'Mit den Pfeiltasten durch die Balken gehen.',
} as const;
