import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { AppliedField } from './AppliedField.js';
import { ChannelChoice } from './ChannelChoice.js';
import { FilterChoice } from './FilterChoice.js';
import { StatusChoice } from './StatusChoice.js';

describe('a value in the list', () => {
  function show(visibleText?: string) {
    const called = { onOnly: jest.fn(), onExclude: jest.fn() };
    render(
      <FilterChoice name="API-Schlüssel" value="Süderelbe" {...(visibleText && { visibleText })} {...called}>
        {visibleText ?? 'Süderelbe'}
      </FilterChoice>,
    );
    return { ...called, visitor: userEvent.setup({ delay: null }), value: screen.getByRole('button') };
  }

  it('is named by its visible label and its meaning, so that speech input can say it', () => {
    expect(show('4f9c21ab-07d').value).toHaveAccessibleName('API-Schlüssel 4f9c21ab-07d, Süderelbe: filtern');
  });

  it('says the same only once', () => {
    expect(show('Süderelbe').value).toHaveAccessibleName('API-Schlüssel Süderelbe: filtern');
  });

  it('opens a menu by the keyboard, and Escape leads back to it without a choice', async () => {
    const { visitor, value, onOnly, onExclude } = show();
    value.focus();
    await visitor.keyboard('{Enter}');
    expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
      'Nur Süderelbe zeigen',
      'Süderelbe ausschließen',
    ]);
    await visitor.keyboard('{Escape}');
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    expect(value).toHaveFocus();
    expect(value).toHaveAttribute('aria-expanded', 'false');
    expect([onOnly.mock.calls.length, onExclude.mock.calls.length]).toEqual([0, 0]);
  });

  it('is left out by the second choice, and by nothing else', async () => {
    const { visitor, value, onOnly, onExclude } = show();
    value.focus();
    await visitor.keyboard('{Enter}{ArrowDown}{Enter}');
    expect([onOnly.mock.calls.length, onExclude.mock.calls.length]).toEqual([0, 1]);
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  });
});

describe('the choice of statuses', () => {
  function show(value: string | undefined) {
    const onChoose = jest.fn();
    render(<StatusChoice value={value} onChoose={onChoose} />);
    const field = screen.getByRole('combobox', { name: 'Status' });
    return { onChoose, field, open: () => fireEvent.mouseDown(field) };
  }

  it.each([
    [undefined, 'Alle Status'],
    ['429', '429 Quota überschritten'],
    ['418', '418'],
    ['200,429', '200, 429'],
  ])('of %j reads "%s"', (value, words) => expect(show(value).field).toHaveTextContent(new RegExp(`^${words}$`)));

  it('offers the five of the service, and a code that a link has brought', () => {
    const { open } = show('418');
    open();
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      '200 OK',
      '400 Ungültige IBAN',
      '401 Unauthorized',
      '429 Quota überschritten',
      '500 Server Error',
      '418',
    ]);
    expect(screen.getByRole('option', { name: '418' })).toHaveAttribute('aria-selected', 'true');
  });

  it('gives the codes in one order, whichever was chosen last', () => {
    const { open, onChoose } = show('429');
    open();
    fireEvent.click(screen.getByRole('option', { name: '200 OK' }));
    fireEvent.click(screen.getByRole('option', { name: '429 Quota überschritten' }));
    expect(onChoose.mock.calls).toEqual([['200,429'], ['']]);
  });
});

describe('a field that counts on Enter', () => {
  const onApply = jest.fn();
  beforeEach(() => onApply.mockReset());

  function Filter() {
    const [value, setValue] = useState('');
    return (
      <>
        <AppliedField
          label="IP-Adresse"
          action="Suchen"
          value={value}
          maxLength={45}
          check={(text) => (text.includes('.') ? null : 'Das ist keine.')}
          onApply={(text) => {
            onApply(text);
            setValue(text);
          }}
        />
        <button aria-label="Zurücksetzen" onClick={() => setValue('')} />
      </>
    );
  }

  function show() {
    render(<Filter />);
    const field = screen.getByRole('textbox', { name: 'IP-Adresse' });
    const enter = (value: string) => {
      fireEvent.change(field, { target: { value } });
      fireEvent.click(screen.getByRole('button', { name: 'Suchen' }));
    };
    return { field, enter };
  }

  it('applies the input without blanks around it, once', () => {
    const { enter } = show();
    enter('  10.0.0.8 ');
    enter('10.0.0.8');
    expect(onApply.mock.calls).toEqual([['10.0.0.8']]);
  });

  it('reports a mistake at the field, keeps the input, and forgets the report once it is right', () => {
    const { field, enter } = show();
    enter('zehn');
    expect(field).toHaveAccessibleDescription('Das ist keine.');
    expect(field).toBeInvalid();
    expect(field).toHaveValue('zehn');
    expect(onApply).not.toHaveBeenCalled();
    enter('10.0.0.8');
    expect(field).toBeValid();
  });

  it('an empty text takes the filter away, and is never wrong', () => {
    const { field, enter } = show();
    enter('10.0.0.8');
    enter('   ');
    expect(onApply.mock.calls).toEqual([['10.0.0.8'], ['']]);
    expect(field).toBeValid();
  });

  it('follows a filter that is taken away elsewhere', () => {
    const { field, enter } = show();
    enter('10.0.0.8');
    fireEvent.click(screen.getByRole('button', { name: 'Zurücksetzen' }));
    expect(field).toHaveValue('');
  });
});

describe('the channel', () => {
  it.each([
    [undefined, 'Alle Kanäle'],
    ['bulk', 'Sammel'],
    ['single', 'Einzeln'],
  ])('%s reads %s, and another can be chosen', async (value, shown) => {
    const onChoose = jest.fn();
    render(<ChannelChoice value={value} onChoose={onChoose} />);
    const field = screen.getByRole('combobox', { name: 'Kanal' });
    expect(field).toHaveTextContent(shown);
    await userEvent.click(field);
    await userEvent.click(screen.getByRole('option', { name: 'Sammelprüfung' }));
    if (value !== 'bulk') expect(onChoose).toHaveBeenCalledWith('bulk');
  });
});
