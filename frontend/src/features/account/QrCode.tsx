import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { RefreshCw } from 'lucide-react';
import { tc } from '~/texts/de-console.js';

/** The secret as a picture, always dark on white: that is what cameras read. */
export function QrCode({ image, onRenew }: { image: string; onRenew: () => void }) {
  return (
    <Box sx={side}>
      <Box sx={sheet}>
        <Box component="img" src={image} alt={tc.twoFactor.qrCode} sx={picture} />
      </Box>
      <Button variant="text" sx={{ fontSize: '.8125rem' }} startIcon={<RefreshCw size={15} />} onClick={onRenew}>
        {tc.twoFactor.newQrCode}
      </Button>
    </Box>
  );
}

const side = {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 4,
  p: { xs: 5, sm: 8 },
  bgcolor: 'surface.sunken',
} as const;

const sheet = {
  p: 4,
  bgcolor: 'common.white',
  border: '1px solid',
  borderColor: 'line.main',
  borderRadius: '12px',
} as const;

const picture = { display: 'block', width: 194, height: 194, imageRendering: 'pixelated' } as const;
