import { generateSync } from 'otplib';
import type { Page } from 'playwright-core';
import type { Account } from './accounts.js';
import type { RunningSystem } from './running-system.js';

/** The code of a user's app, good for one more use: the used step is forgotten instead of waited for. */
export async function freshCode(system: RunningSystem, { username, secret }: Account): Promise<string> {
  await system.rows('UPDATE auth.users SET totp_last_step = 0 WHERE username = $1', [username]);
  return generateSync({ secret });
}

/** Signs a user in at the screen, and waits for the dashboard. */
export async function signInAtScreen(system: RunningSystem, page: Page, account: Account): Promise<void> {
  await page.goto(`${system.url}/admininterfacev1`);
  await page.getByLabel('Benutzername').fill(account.username);
  await page.getByLabel('Passwort', { exact: true }).fill(account.password);
  await page.keyboard.press('Enter');
  await page.getByLabel('6-stelliger Code').pressSequentially(await freshCode(system, account));
  await page.waitForURL('**/admin/dashboard');
}
