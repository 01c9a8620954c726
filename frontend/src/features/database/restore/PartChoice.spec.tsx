import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { restoreCheck } from '~/testing/fakes/database.js';
import { PartChoice } from './PartChoice.js';
import { fullRestoreSelection, type RestoreSelection } from './restore-selection.js';

const box = (name: string) => screen.getByRole('checkbox', { name });
const content = 'Seiten, Homepage, Header und Footer';
const deleted = 'Auch Gelöschtes zurückholen';

it('begins with every part and nothing deleted, keeps the order of the backup and asks for one part at least', () => {
  const selections: RestoreSelection[] = [];
  function Choice() {
    const [selection, setSelection] = useState(fullRestoreSelection(restoreCheck));
    selections.push(selection);
    return <PartChoice check={restoreCheck} selection={selection} onSelect={setSelection} />;
  }
  render(<Choice />);
  expect(screen.getByRole('group', { name: 'Wiederherzustellende Teile' })).toBeInTheDocument();
  expect(box(content)).toBeChecked();
  expect(box('API-Logs')).toBeChecked();
  expect(box(deleted)).not.toBeChecked();
  expect(screen.getByText(/3\.899\.000 unverändert$/)).toBeInTheDocument();
  expect(screen.getByText(/10 unverändert, 1 bleibt weg$/)).toBeInTheDocument();

  fireEvent.click(box(content));
  expect(selections.at(-1)).toEqual({ parts: ['logs'], bringsBackDeleted: false });
  expect(box(deleted)).toBeDisabled();
  fireEvent.click(box('API-Logs'));
  expect(screen.getByText('Bitte wählen Sie mindestens einen Teil aus.')).toBeInTheDocument();

  fireEvent.click(box('API-Logs'));
  fireEvent.click(box(content));
  expect(selections.at(-1)?.parts).toEqual(['content', 'logs']);
  expect(screen.queryByText('Bitte wählen Sie mindestens einen Teil aus.')).not.toBeInTheDocument();
  fireEvent.click(box(deleted));
  expect(selections.at(-1)?.bringsBackDeleted).toBe(true);
  fireEvent.click(box(content));
  expect(selections.at(-1)).toEqual({ parts: ['logs'], bringsBackDeleted: false });
});
