import { tc } from '~/texts/de-console.js';
import { Page } from '~/ui/frame/Page.js';
import { AccountCards } from './AccountCards.js';

/** The own account, for users that do not see the list of users. */
export function AccountPage() {
  return (
    <Page title={tc.account.title} subtitle={tc.account.subtitle}>
      <AccountCards />
    </Page>
  );
}
