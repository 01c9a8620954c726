/** Words around the text area and its images. */
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
  /** What stands in the text until something is typed. */
  samples: { text: 'Text', link: 'Linktext', address: 'https://' },
} as const;
