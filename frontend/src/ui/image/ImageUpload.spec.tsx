import { act, fireEvent, render, screen } from '@testing-library/react';
import { App } from '~/app/App.js';
import { ImageUpload } from './ImageUpload.js';
import type { OwnImage, OwnImages } from './own-images.js';

const image: OwnImage = { id: '1', src: '/media/1.png', alt: 'Ein Tresor', width: 10, height: 10, version: 1 };
const refused = (message: string | null, field?: string) => ({
  error: { message, requestId: null, fields: field ? [{ field: 'file', message: field }] : [] },
});

/** The form for an image, and a server that answers when the test says so. */
function show() {
  const chosen: OwnImage[] = [];
  const sent: [string, string][] = [];
  let answer: (outcome: Awaited<ReturnType<OwnImages['upload']>>) => void = () => undefined;
  const upload: OwnImages['upload'] = (file, alt) => {
    sent.push([file.name, alt]);
    return new Promise((resolve) => (answer = resolve));
  };
  const { unmount } = render(<ImageUpload upload={upload} onUploaded={(uploaded) => chosen.push(uploaded)} />, {
    wrapper: App,
  });
  const alt = () => screen.getByLabelText('Alternativtext');
  return {
    chosen,
    sent,
    unmount,
    alt,
    pick: (name: string, size = 10) => {
      const file = Object.defineProperty(new File(['x'], name, { type: 'image/png' }), 'size', { value: size });
      fireEvent.change(screen.getByLabelText('Datei'), { target: { files: [file] } });
    },
    describe: (words: string) => fireEvent.change(alt(), { target: { value: words } }),
    send: () => fireEvent.click(screen.getByRole('button', { name: /^(?:Hochladen|Wird hochgeladen)$/ })),
    answer: (outcome: Parameters<typeof answer>[0]) => act(async () => answer(outcome)),
  };
}

describe('an image of one’s own', () => {
  it('is not sent without an alternative text; the focus moves to its field', () => {
    const { sent, alt, pick, describe: say, send } = show();
    pick('tresor.png');
    say('  ');
    send();
    expect(sent).toEqual([]);
    expect(alt()).toHaveAccessibleDescription('Bitte beschreiben Sie das Bild.');
    expect(alt()).toHaveFocus();
  });

  it('is sent once, however impatient, and is the one that is chosen', async () => {
    const { sent, chosen, alt, pick, describe: say, send, answer } = show();
    pick('tresor.png');
    say(' Ein Tresor ');
    send();
    send();
    fireEvent.keyDown(alt(), { key: 'Enter' });
    expect(sent).toEqual([['tresor.png', 'Ein Tresor']]);
    await answer({ state: image });
    expect(chosen).toEqual([image]);
  });

  it('is not chosen any more after the dialog was closed before it was loaded', async () => {
    const { chosen, pick, describe: say, send, unmount, answer } = show();
    pick('tresor.png');
    say('Ein Tresor');
    send();
    unmount();
    await answer({ state: image });
    expect(chosen).toEqual([]);
  });

  it.each([
    ['of its field before all', refused('Die Anfrage ist ungültig.', 'Das ist kein Bild.'), 'Das ist kein Bild.'],
    ['of the call', refused('Es sind zu viele Bilder.'), 'Es sind zu viele Bilder.'],
    ['of our own where the server has none', refused(null), 'Das Bild konnte nicht hochgeladen werden'],
  ])('that is refused shows the words %s, keeps the input, and can be sent again', async (_, no, words) => {
    const { sent, chosen, alt, pick, describe: say, send, answer } = show();
    pick('tresor.png');
    say('Ein Tresor');
    send();
    await answer(no);
    expect(alt()).toHaveAccessibleDescription(words);
    expect(alt()).toHaveValue('Ein Tresor');
    expect(chosen).toEqual([]);
    send();
    expect(sent).toHaveLength(2);
  });

  it('that is too large says so before anything is sent, until another file is chosen', () => {
    const { pick } = show();
    pick('plakat.png', 5 * 1024 * 1024 + 1);
    expect(screen.getByText('Die Datei ist größer als 5 MB.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Hochladen' })).not.toBeInTheDocument();
    pick('tresor.png', 1_000);
    expect(screen.queryByText('Die Datei ist größer als 5 MB.')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Hochladen' })).toBeInTheDocument();
  });
});
