import Box from '@mui/material/Box';
import { use } from 'react';
import { useLocation } from 'react-router';
import { SiteViewContext } from '~/api/content/site-view.js';
import { t } from '~/texts/site.js';
import { sitePaths } from '~/texts/site-paths.js';

/** Leads to this page in the other language, or to the home page where it is not translated. */
export function LanguageLink() {
  const { pathname } = useLocation();
  const { path, translation } = use(SiteViewContext);
  const { otherLanguage, otherLanguageCode } = t.site;
  return (
    <Box
      component="a"
      href={(path === pathname && translation) || sitePaths.otherHome}
      lang={otherLanguageCode}
      hrefLang={otherLanguageCode}
      sx={link}
    >
      <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
        {otherLanguage}
      </Box>
      <Box component="span" sx={{ display: { sm: 'none' } }}>
        {otherLanguageCode.toUpperCase()}
      </Box>
    </Box>
  );
}

const link = {
  display: 'flex',
  alignItems: 'center',
  minHeight: { xs: 44, md: 34 },
  px: 1,
  fontSize: '.875rem',
  fontWeight: 550,
  color: 'text.secondary',
  textDecoration: 'none',
  '&:hover': { color: 'text.primary' },
} as const;
