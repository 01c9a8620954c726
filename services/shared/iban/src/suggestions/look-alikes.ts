/** Characters that are mistaken for each other in handwriting or by scanners. */
const lookAlikes: Readonly<Record<string, string>> = {
  O: '0',
  Q: '0',
  D: '0',
  I: '1',
  L: '1',
  Z: '2',
  S: '5',
  G: '6',
  B: '8',
  '0': 'O',
  '1': 'I',
  '2': 'Z',
  '5': 'S',
  '6': 'G',
  '8': 'B',
};

export function findLookAlike(character: string): string | undefined {
  return lookAlikes[character];
}
