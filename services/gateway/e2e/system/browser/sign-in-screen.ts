import { setTimeout as sleep } from 'node:timers/promises';
import { generateSync } from 'otplib';
import type { Page } from 'playwright-core';
import type { Account } from '../accounts.js';
import type { RunningSystem } from '../running-system.js';

const STEP_MS = 30_000;

/** The code of a user's app, good for one more use: the used step is forgotten instead of waited for. */
export async function freshCode(
  system: RunningSystem,
  { username, secret }: Pick<Account, 'username' | 'secret'>,
): Promise<string> {
  await system.rows('UPDATE auth.users SET totp_last_step = 0 WHERE username = $1', [username]);
  // A code that ends its life while it is typed would be a wrong one.
  const leftMs = STEP_MS - (Date.now() % STEP_MS);
  if (leftMs < 3_000) await sleep(leftMs);
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
