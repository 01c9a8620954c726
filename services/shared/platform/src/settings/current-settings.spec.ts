import { defaultSystemConfig, SETTINGS_KEY } from '@pruefer/contracts';
import { CurrentSettings } from './current-settings.js';

const saved = (version: number, loginRateLimitMaxRequests: number) =>
  new Map([[SETTINGS_KEY, { ...defaultSystemConfig, version, loginRateLimitMaxRequests }]]);

describe('CurrentSettings', () => {
  it('are the defaults at first', () => expect(new CurrentSettings().now).toEqual(defaultSystemConfig));

  it("follow their owner, also back to a lower version: which state is the newest is the reader's business", () => {
    const settings = new CurrentSettings();
    settings.take(saved(3, 7));
    expect(settings.now.loginRateLimitMaxRequests).toBe(7);
    settings.take(saved(2, 4));
    expect(settings.now.loginRateLimitMaxRequests).toBe(4);
  });

  it('do not care for records of other names', () => {
    const settings = new CurrentSettings();
    settings.take(new Map([['other', { ...defaultSystemConfig, version: 9, loginRateLimitMaxRequests: 50 }]]));
    expect(settings.now).toEqual(defaultSystemConfig);
  });
});
