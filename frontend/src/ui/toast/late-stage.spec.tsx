import { loadStage } from './late-stage.js';

it('is not asked for while the browser is offline, for it would never be asked for again', async () => {
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(await loadStage()).toBeNull();
  online.mockReturnValue(true);
  expect(await loadStage()).not.toBeNull();
});
