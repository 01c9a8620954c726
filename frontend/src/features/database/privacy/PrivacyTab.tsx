import { ErasurePanel } from './ErasurePanel.js';
import { RetentionPanel } from './RetentionPanel.js';

/** Erases an IBAN, and says how long data is kept. */
export function PrivacyTab() {
  return (
    <>
      <ErasurePanel />
      <RetentionPanel />
    </>
  );
}
