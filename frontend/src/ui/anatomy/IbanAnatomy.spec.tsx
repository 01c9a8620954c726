import { render, screen } from '@testing-library/react';
import { App } from '~/app/App.js';
import type { AnatomyPart } from './anatomy-part.js';
import { IbanAnatomy } from './IbanAnatomy.js';

const parts: AnatomyPart[] = [
  { text: 'DE', name: 'Land', tone: 'plain', touches: false },
  { text: '89', name: 'Prüfziffern', tone: 'muted', touches: true },
  { text: '37O4 0044', name: 'Stelle 7: Buchstabe O', tone: 'wrong', touches: false, wrongAt: 2 },
];

it('is one picture with an alternative text', () => {
  render(<IbanAnatomy parts={parts} label="DE89 37O4 0044. Land DE" />, { wrapper: App });
  const picture = screen.getByRole('img', { name: 'DE89 37O4 0044. Land DE' });
  for (const { name } of parts) expect(picture).toHaveTextContent(name);
  expect(picture.querySelectorAll('mark')).toHaveLength(1);
  expect(picture.querySelector('mark')).toHaveTextContent('O');
});
