export const tableSettingsTexts = {
  title: 'Spalten und Zeilenhöhe',
  columns: 'Spalten',
  density: 'Zeilenhöhe',
  densities: { normal: 'Normal', compact: 'Kompakt' },
  reset: 'Zurücksetzen',
} as const;

export const viewTexts = {
  button: 'Ansichten',
  shown: (name: string) => `Ansichten: ${name}`,
  title: 'Gespeicherte Ansichten',
  none: 'Noch keine Ansicht gespeichert.',
  name: 'Name der Ansicht',
  save: 'Speichern',
  hint: 'Gespeichert werden Filter, Reihenfolge und Spalten, nur für Sie und nur in diesem Browser. Zum Teilen öffnen Sie die Ansicht und kopieren die Adresse.',
  unsaved: 'Die IBAN-Suche wird nicht gespeichert.',
  rename: (name: string) => `Ansicht ${name} umbenennen`,
  newName: (name: string) => `Neuer Name für ${name}`,
  remove: (name: string) => `Ansicht ${name} löschen`,
  removing: (name: string) => ({
    title: `Ansicht „${name}“ löschen?`,
    text: 'Nur der gespeicherte Name mit seinen Filtern geht verloren. Links auf diese Ansicht gelten weiter.',
    action: 'Löschen',
  }),
  problems: {
    nameless: 'Bitte geben Sie der Ansicht einen Namen.',
    known: 'Eine Ansicht mit diesem Namen gibt es schon.',
    many: (most: number) => `Mehr als ${most} Ansichten sind nicht möglich. Bitte löschen Sie zuerst eine.`,
    long: 'Diese Filter sind zu lang für eine Ansicht. Bitte nehmen Sie einige zurück.',
  },
} as const;
