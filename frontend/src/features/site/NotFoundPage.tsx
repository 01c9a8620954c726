import Button from '@mui/material/Button';
import { t } from '../../texts/de.js';
import { Screen } from '../../ui/Screen.js';
import { SiteLink } from '../../ui/SiteLink.js';

/** For every address that nothing answers to. */
export function NotFoundPage() {
  return (
    <>
      <title>{t.notFound.title}</title>
      <Screen title={t.notFound.title} text={t.notFound.text}>
        <Button component={SiteLink} to="/">
          {t.notFound.home}
        </Button>
      </Screen>
    </>
  );
}
