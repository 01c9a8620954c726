import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '../../test/temporary-folder.mjs';
import { root } from '../../shared/folders.mjs';
import { checkoutAt, ownCheckout } from './checkout.mjs';

describe('checkoutAt', () => {
  const folder = temporaryFolder('checkout-');

  it('loads the functions of the checkout', async () => {
    await expect(checkoutAt(root)).resolves.toEqual(ownCheckout);
  });

  it('refuses a folder that is no checkout', async () => {
    await expect(checkoutAt(folder)).rejects.toThrow('keine Fassung dieses Projekts');
  });

  it('names the command when nothing is installed', async () => {
    const system = join(folder, 'infra', 'load', 'system');
    mkdirSync(system, { recursive: true });
    writeFileSync(join(system, 'own-system.mjs'), '');
    await expect(checkoutAt(folder)).rejects.toThrow('npm ci');
  });
});
