export const editorTexts = {
  toolbar: 'Text formatieren',
  bold: 'Fett',
  italic: 'Kursiv',
  heading: 'Überschrift',
  list: 'Liste',
  link: 'Link',
  image: 'Bild',
  quote: 'Zitat',
  withKeys: (name: string, keys: string) => `${name} (${keys})`,
  /** Placeholders in the text until the user types. */
  samples: { text: 'Text', link: 'Linktext', address: 'https://' },
} as const;
