import { screen, within } from '@testing-library/react';
import { answerCall, sentCalls } from '~/testing/fakes/console.js';
import { pagePath, pages, plan } from '~/testing/fakes/pages.js';
import { problem } from '~/testing/fakes/server.js';
import { pagesScreen, startFakePages, visitPages } from '~/testing/visits/visit-pages.js';

startFakePages();

const { questions, access } = pages;
const { toast } = pagesScreen;

async function open(page = access) {
  const opened = await visitPages(`?page=${page.id}&dialog=plan`);
  const dialog = within(await screen.findByRole('dialog', { name: 'Veröffentlichung planen' }));
  return {
    ...opened,
    dialog,
    submit: () => opened.visitor.click(dialog.getByRole('button', { name: 'Planen' })),
    typeTime: async () => {
      const time = within(dialog.getByRole('group', { name: 'Zeitpunkt' }));
      await opened.visitor.click(time.getByRole('spinbutton', { name: 'Tag' }));
      await opened.visitor.keyboard('010120990800');
    },
  };
}

describe('a plan for a page', () => {
  it.each([
    ['a draft', access, 'Veröffentlichen'],
    ['a page that visitors see as it is', questions, 'Zurückziehen'],
    [
      'a page whose draft waits',
      { ...questions, draft: { ...questions, savedAt: questions.updatedAt } },
      'Veröffentlichen',
    ],
  ])('proposes the next step of %s', async (_what, page, action) => {
    const opened = await visitPages(`?page=${page.id}&dialog=plan`, [page] as (typeof questions)[]);
    const dialog = within(await screen.findByRole('dialog', { name: 'Veröffentlichung planen' }));
    expect(dialog.getByRole('radio', { name: action })).toBeChecked();
    expect(
      dialog.getByText(`${page.title}. Zeitzone Europe/Berlin. Veröffentlicht wird die zuletzt gespeicherte Fassung.`),
    ).toBeInTheDocument();
    opened.unmount();
  });

  it('asks for the time at its field, and sends nothing without it', async () => {
    const { dialog, submit } = await open();
    await submit();
    expect(
      await dialog.findByText('Bitte geben Sie einen Zeitpunkt an, zum Beispiel 01.12.2026 08:00.'),
    ).toBeInTheDocument();
    expect(sentCalls).toEqual([]);
  });

  it('is made for the time in the zone of the settings, and confirmed with it', async () => {
    const { submit, typeTime } = await open();
    answerCall('post', `${pagePath(access)}/planned-publications`, (body) => ({ ...plan, ...(body as object) }));
    await typeTime();
    await submit();
    expect(
      await toast().findByText('Barrierefreiheit wird am 01.01.2099, 08:00:00 veröffentlicht.'),
    ).toBeInTheDocument();
    expect(sentCalls[0]?.body).toEqual({ action: 'publish', at: '2099-01-01T07:00:00.000Z' });
    expect(screen.queryByRole('dialog', { name: 'Veröffentlichung planen' })).not.toBeInTheDocument();
  });

  it('says at its field why a time is refused, and stays open', async () => {
    const { dialog, submit, typeTime } = await open();
    answerCall('post', `${pagePath(access)}/planned-publications`, () =>
      problem(400, 'plan_time_invalid', 'Der Zeitpunkt liegt zu weit in der Zukunft.'),
    );
    await typeTime();
    await submit();
    expect(await dialog.findByText('Der Zeitpunkt liegt zu weit in der Zukunft.')).toBeInTheDocument();
    expect(toast().queryByText('Veröffentlichung geplant')).not.toBeInTheDocument();
  });
});
