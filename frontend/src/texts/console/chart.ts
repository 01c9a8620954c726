/** Texts that all charts share. */
export const chartTexts = {
  asTable: 'Als Tabelle',
  asChart: 'Als Diagramm',
  keyboard: 'Mit den Pfeiltasten durch die Balken gehen.',
} as const;
