import 'reflect-metadata';
import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import { settingList } from './setting-list.js';
import { defaultSystemConfig, SaveSystemConfigBody, StoredSystemConfig } from './settings.endpoints.js';

const wrongFields = (fields: object) =>
  validateSync(plainToInstance(SaveSystemConfigBody, { ...defaultSystemConfig, ...fields })).map(
    ({ property }) => property,
  );

describe('the settings', () => {
  it('are valid as they are by default', () => {
    expect(validateSync(plainToInstance(StoredSystemConfig, defaultSystemConfig))).toEqual([]);
  });

  it.each([
    { rateLimitWindowMs: 60_000 },
    { rateLimitWindowMs: 3_600_000 },
    { rateLimitMaxRequests: 10 },
    { rateLimitMaxRequests: 1_000 },
    { loginRateLimitWindowMs: 90_500 },
    { loginRateLimitMaxRequests: 3 },
    { loginRateLimitMaxRequests: 50 },
    { timezone: 'UTC' },
    { version: undefined },
  ])('E10: accept %j', (fields) => expect(wrongFields(fields)).toEqual([]));

  it.each([
    { rateLimitWindowMs: 59_999 },
    { rateLimitWindowMs: 90_000 },
    { rateLimitWindowMs: 3_660_000 },
    { rateLimitWindowMs: '900000' },
    { rateLimitMaxRequests: 9 },
    { rateLimitMaxRequests: 1_001 },
    { rateLimitMaxRequests: 10.5 },
    { loginRateLimitWindowMs: 59_999 },
    { loginRateLimitWindowMs: 3_600_001 },
    { loginRateLimitMaxRequests: 2 },
    { loginRateLimitMaxRequests: 51 },
    { timezone: 'Europe/Madrid' },
    { dateFormat: 'D.M.YY' },
    { timeFormat: undefined },
  ])('E10: refuse %j', (fields) => expect(wrongFields(fields)).toEqual(Object.keys(fields)));

  it.each(settingList)('E10: accept of $name what is listed, and nothing beyond', (setting) => {
    const { accepted, refused } =
      setting.kind === 'choice'
        ? { accepted: setting.values, refused: ['', null] }
        : {
            accepted: [setting.min, setting.max],
            refused: [setting.min - 1, setting.max + 1, setting.min + 0.5, null],
          };
    for (const value of accepted) expect(wrongFields({ [setting.name]: value })).toEqual([]);
    for (const value of refused) expect(wrongFields({ [setting.name]: value })).toEqual([setting.name]);
  });
});
