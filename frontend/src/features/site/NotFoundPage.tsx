import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useLocation } from 'react-router';
import { t } from '../../texts/de.js';
import { Mono } from '../../ui/Mono.js';
import { Screen } from '../../ui/Screen.js';
import { SiteLink } from '../../ui/SiteLink.js';

const MOST_SHOWN = 80;

/** For every address that nothing answers to; it says which, for a mistyped one is seen at once. */
export function NotFoundPage() {
  const { pathname } = useLocation();
  return (
    <>
      <title>{t.notFound.title}</title>
      <Screen title={t.notFound.title} text={t.notFound.text}>
        <Box sx={{ mb: 8, typography: 'body2', color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {t.notFound.address} <Mono>{shortened(pathname)}</Mono>
        </Box>
        <Button variant="contained" size="large" component={SiteLink} to="/">
          {t.notFound.home}
        </Button>
      </Screen>
    </>
  );
}

/** An address can be as long as somebody likes. */
function shortened(address: string): string {
  return address.length > MOST_SHOWN ? `${address.slice(0, MOST_SHOWN)}…` : address;
}
