import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { use } from 'react';
import { SiteContext } from '~/api/content/use-site.js';
import { linkTarget } from '~/ui/links/link-target.js';
import { muiButtonSizes, muiButtonVariants } from '~/widgets/site/header-button-style.js';

/** The buttons of the header, by the look and size that staff gave them. */
export function HeaderButtons() {
  const { buttons } = use(SiteContext);
  return (
    <Box sx={row}>
      {buttons.map(({ id, text, href, variant, size }) => (
        <Button
          key={id}
          component="a"
          {...linkTarget(href)}
          variant={muiButtonVariants[variant]}
          size={muiButtonSizes[size]}
          sx={button}
        >
          {text}
        </Button>
      ))}
    </Box>
  );
}

const row = { display: 'flex', flexWrap: 'wrap', gap: 2, mt: { xs: 2, md: 0 }, py: { md: 2 } } as const;

const button = { maxWidth: '100%', overflow: 'hidden', textOverflow: 'ellipsis' } as const;
