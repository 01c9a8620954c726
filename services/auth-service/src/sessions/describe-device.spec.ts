import { describeDevice } from './describe-device.js';

const mozilla = (rest: string) => `Mozilla/5.0 ${rest}`;
const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

it.each([
  [mozilla('(Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'), 'Firefox, Windows'],
  [mozilla(`(Windows NT 10.0; Win64; x64) ${chrome} Edg/140.0.0.0`), 'Edge, Windows'],
  [mozilla(`(X11; Linux x86_64) ${chrome}`), 'Chrome, Linux'],
  [mozilla(`(X11; Linux x86_64) ${chrome.replace('Chrome', 'HeadlessChrome')}`), 'Chrome, Linux'],
  [mozilla(`(X11; CrOS x86_64 14541.0.0) ${chrome}`), 'Chrome, ChromeOS'],
  [mozilla(`(Linux; Android 15; Pixel 9) ${chrome.replace('Safari', 'Mobile Safari')}`), 'Chrome, Android'],
  [
    mozilla(
      '(Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15',
    ),
    'Safari, macOS',
  ],
  [
    mozilla('(iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Version/18.5 Mobile/15E148 Safari/604.1'),
    'Safari, iPhone',
  ],
  [mozilla('(Windows NT 10.0) Something/1.0'), 'Unbekannter Browser, Windows'],
  ['curl/8.14.1', 'Unbekanntes Gerät'],
  ['x'.repeat(100_000), 'Unbekanntes Gerät'],
  [undefined, 'Unbekanntes Gerät'],
])('%.60s is %s', (userAgent, device) => expect(describeDevice(userAgent)).toBe(device));
