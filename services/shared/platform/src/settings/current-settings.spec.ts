import { defaultSystemConfig, SETTINGS_KEY } from '@pruefer/contracts';
import { CurrentSettings } from './current-settings.js';

const saved = (version: number, loginRateLimitMaxRequests: number) =>
  new Map([[SETTINGS_KEY, { ...defaultSystemConfig, version, loginRateLimitMaxRequests }]]);

describe('CurrentSettings', () => {
  it('are the defaults at first', () => expect(new CurrentSettings().now).toEqual(defaultSystemConfig));

  it("follow their owner, also back to a lower version: which state is the newest is the reader's business", () => {
    const settings = new CurrentSettings();
    settings.apply(saved(3, 7));
    expect(settings.now.loginRateLimitMaxRequests).toBe(7);
    settings.apply(saved(2, 4));
    expect(settings.now.loginRateLimitMaxRequests).toBe(4);
  });

  it('have the default of a field that a state from before an update lacks', () => {
    const settings = new CurrentSettings();
    settings.apply(new Map([[SETTINGS_KEY, { version: 3 } as typeof defaultSystemConfig]]));
    expect(settings.now).toEqual({ ...defaultSystemConfig, version: 3 });
  });

  it('say how times are shown', () => {
    const settings = new CurrentSettings();
    const shown = () => settings.times.at('2026-11-20T23:30:00Z');
    expect(shown()).toBe('21.11.2026, 00:30:00');
    settings.apply(
      new Map([[SETTINGS_KEY, { ...defaultSystemConfig, timezone: 'America/New_York', timeFormat: 'hh:mm A' }]]),
    );
    expect(shown()).toBe('20.11.2026, 06:30 PM');
  });

  it('do not care for records of other names', () => {
    const settings = new CurrentSettings();
    settings.apply(new Map([['other', { ...defaultSystemConfig, version: 9, loginRateLimitMaxRequests: 50 }]]));
    expect(settings.now).toEqual(defaultSystemConfig);
  });
});
