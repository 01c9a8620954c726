import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FileDrop } from './FileDrop.js';

const file = new File(['x'], 'liste.csv', { type: 'text/csv' });

function show(disabled = false) {
  const taken: File[] = [];
  render(
    <FileDrop
      label="Bankdatei"
      title="Datei hierher ziehen"
      text="CSV"
      button="Datei auswählen"
      disabled={disabled}
      onFile={(chosen) => taken.push(chosen)}
    />,
  );
  return { taken, target: screen.getByText('Datei hierher ziehen') };
}

/** @returns whether the browser would have opened what was dropped in the page's place */
function drop(target: HTMLElement, files: readonly File[]): boolean {
  const dropped = createEvent.drop(target, { dataTransfer: { files } });
  fireEvent(target, dropped);
  return !dropped.defaultPrevented;
}

describe('a place for a file', () => {
  it('takes the first of the files that are dropped, and keeps the browser from opening it', () => {
    const { taken, target } = show();
    expect(drop(target, [file, new File(['y'], 'andere.csv')])).toBe(false);
    expect(taken).toEqual([file]);
  });

  it('takes nothing from a drop without files, such as words of another page', () => {
    const { taken, target } = show();
    expect(drop(target, [])).toBe(false);
    expect(taken).toEqual([]);
  });

  it('takes nothing while it is disabled, and still keeps the browser from opening it', () => {
    const { taken, target } = show(true);
    expect(drop(target, [file])).toBe(false);
    expect(taken).toEqual([]);
    expect(screen.getByLabelText('Bankdatei')).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Datei auswählen' })).toBeDisabled();
  });

  it('takes the same file again after it was chosen once', async () => {
    const { taken } = show();
    const visitor = userEvent.setup();
    await visitor.upload(screen.getByLabelText('Bankdatei'), file);
    await visitor.upload(screen.getByLabelText('Bankdatei'), file);
    expect(taken).toEqual([file, file]);
  });

  it('leaves the field to the button: it is no stop of the Tab key', async () => {
    show();
    const visitor = userEvent.setup();
    await visitor.tab();
    expect(screen.getByRole('button', { name: 'Datei auswählen' })).toHaveFocus();
  });
});
