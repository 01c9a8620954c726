import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useLocation } from 'react-router';
import { sitePaths } from '~/texts/site-paths.js';
import { renderedTexts } from '~/texts/rendered-parts.js';
import { Mono } from '~/ui/text/Mono.js';
import { Rosette } from '~/ui/art/Rosette.js';
import { Screen } from '~/ui/frame/Screen.js';
import { SiteLink } from '~/ui/frame/SiteLink.js';

const MAX_CHARACTERS = 80;

/** The page for unknown addresses; it quotes the address, so that visitors see a typing error. */
export function NotFoundPage() {
  const { pathname } = useLocation();
  return (
    <>
      <title>{renderedTexts.notFound.title}</title>
      <Screen
        title={renderedTexts.notFound.title}
        text={renderedTexts.notFound.text}
        ornament={<Rosette size={{ xs: 160, md: 340 }} />}
      >
        <Box sx={{ mb: 8, typography: 'body2', color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {renderedTexts.notFound.address} <Mono>{shortenAddress(pathname)}</Mono>
        </Box>
        <Button variant="contained" size="large" component={SiteLink} to={sitePaths.home}>
          {renderedTexts.notFound.home}
        </Button>
      </Screen>
    </>
  );
}

/** An address can be as long as the user likes. */
function shortenAddress(address: string): string {
  return address.length > MAX_CHARACTERS ? `${address.slice(0, MAX_CHARACTERS)}…` : address;
}
