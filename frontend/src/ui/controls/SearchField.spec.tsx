import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { App } from '~/app/App.js';
import { SearchField } from './SearchField.js';

describe('the button that empties a search', () => {
  const clear = () => screen.queryByRole('button', { name: 'Suche leeren' });

  function show(value = '') {
    const searched = jest.fn();
    render(<SearchField label="Kunde suchen" value={value} onSearch={searched} />, { wrapper: App });
    return searched;
  }

  it('appears only after typing', async () => {
    show();
    expect(clear()).toBeNull();
    await userEvent.type(screen.getByRole('searchbox'), 'Quast');
    expect(clear()).toBeInTheDocument();
  });

  it.each([
    ['by mouse', () => userEvent.click(clear()!)],
    [
      'by keyboard',
      async () => {
        await userEvent.click(screen.getByRole('searchbox'));
        await userEvent.tab();
        await userEvent.keyboard('{Enter}');
      },
    ],
  ])('empties it %s and gives the focus back', async (_, press) => {
    const searched = show('Quast');
    await press();
    expect(screen.getByRole('searchbox')).toHaveValue('');
    expect(screen.getByRole('searchbox')).toHaveFocus();
    expect(clear()).toBeNull();
    await waitFor(() => expect(searched).toHaveBeenCalledWith(''));
  });
});
