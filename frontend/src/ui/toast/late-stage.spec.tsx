it('is not asked for while the browser is offline, for it would never be asked for again', async () => {
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  // Of its own: others may have loaded it.
  await jest.isolateModulesAsync(async () => {
    const { loadStage } = await import('./late-stage.js');
    expect(await loadStage()).toBeNull();
    online.mockReturnValue(true);
    expect(await loadStage()).not.toBeNull();
  });
});
