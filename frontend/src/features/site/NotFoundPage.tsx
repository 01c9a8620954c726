import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { t } from '../../texts/de.js';
import { Screen } from '../../ui/Screen.js';

/** For every address that nothing answers to. */
export function NotFoundPage() {
  return (
    <>
      <title>{t.notFound.title}</title>
      <Screen title={t.notFound.title} text={t.notFound.text}>
        <Button component={Link} to="/">
          {t.notFound.home}
        </Button>
      </Screen>
    </>
  );
}
