import { isOwnImage, type ShareCard } from '@pruefer/contracts';
import Box from '@mui/material/Box';
import { Image } from 'lucide-react';
import { tc } from '~/texts/de-console.js';
import { PreviewFigure, twoLines } from '~/ui/panel/PreviewFigure.js';

const text = tc.homepage.metaDialog;

/**
 * A shared link as messengers draw it.
 * @param label names the picture for screen readers
 */
export function ShareCardPicture({ label, card }: { readonly label: string; readonly card: ShareCard }) {
  return (
    <PreviewFigure label={label}>
      <Box sx={frame}>
        <Box sx={picture}>
          {isOwnImage(card.image) ? (
            <img src={card.image} alt="" />
          ) : (
            <>
              <Image size={22} aria-hidden />
              {text.noImage}
            </>
          )}
        </Box>
        <Box sx={{ p: 3, minWidth: 0 }}>
          <Box sx={{ typography: 'caption', color: 'text.secondary' }}>{window.location.host}</Box>
          <Box sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{card.title}</Box>
          <Box sx={twoLines}>{card.description}</Box>
        </Box>
      </Box>
    </PreviewFigure>
  );
}

const frame = {
  maxWidth: 440,
  overflow: 'hidden',
  border: '1px solid',
  borderColor: 'line.main',
  borderRadius: '10px',
  bgcolor: 'background.paper',
} as const;

const picture = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 2,
  aspectRatio: '1200 / 630',
  typography: 'body2',
  color: 'text.secondary',
  bgcolor: 'surface.sunken',
  borderBottom: '1px solid',
  borderColor: 'line.main',
  '& img': { width: '100%', height: '100%', objectFit: 'cover' },
} as const;
