import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { tc } from '~/texts/de-console.js';
import { ModalDialog } from '../dialog/ModalDialog.js';
import { Loaded } from '../placeholders/Loaded.js';
import { SkeletonRows } from '../placeholders/SkeletonRows.js';
import { Pager } from '../table/Pager.js';
import { ImageTile } from './ImageTile.js';
import { ImageUpload } from './ImageUpload.js';
import type { OwnImage, OwnImages } from './own-images.js';

interface ImageDialogProps {
  readonly ownImages: OwnImages;
  /** Address of the one that is chosen now. */
  readonly chosenAddress: string | null;
  readonly getAddress: (image: OwnImage) => string;
  readonly onChoose: (image: OwnImage) => void;
  readonly onClose: () => void;
}

const text = tc.images;
const ROW_HEIGHT_PX = 96;

/** Chooses an existing image or uploads one. Each can get another description, and be deleted while it is unused. */
export function ImageDialog({ ownImages, chosenAddress, getAddress, onChoose, onClose }: ImageDialogProps) {
  const { images, pager, lastChanged, error, retry, upload } = ownImages;
  return (
    <ModalDialog open onClose={onClose} sx={{ '& .MuiDialog-paper': { width: { sm: 720 } } }}>
      <DialogTitle>{text.title}</DialogTitle>
      <DialogContent sx={content}>
        <Box sx={intro}>
          {text.text}
          <Box sx={{ mt: 1.5, '&:empty': { display: 'none' } }}>{lastChanged}</Box>
        </Box>
        <ImageUpload upload={upload} onUploaded={onChoose} />
        <section aria-label={text.list}>
          <Loaded
            data={images}
            error={error}
            errorTitle={text.loadFailed}
            onRetry={retry}
            skeleton={<SkeletonRows rows={2} rowHeightPx={ROW_HEIGHT_PX} />}
            empty={{ when: ({ length }) => length === 0, state: <Empty /> }}
          >
            {(page) => (
              <>
                <Box component="ul" aria-label={text.list} sx={grid}>
                  {page.map((image) => (
                    <ImageTile
                      key={image.id}
                      image={image}
                      ownImages={ownImages}
                      isChosen={getAddress(image) === chosenAddress}
                      onChoose={() => onChoose(image)}
                    />
                  ))}
                </Box>
                <Pager {...pager} />
              </>
            )}
          </Loaded>
        </section>
      </DialogContent>
      <DialogActions>
        <Button variant="text" onClick={onClose}>
          {tc.dialog.cancel}
        </Button>
      </DialogActions>
    </ModalDialog>
  );
}

function Empty() {
  return (
    <Typography variant="body2" sx={{ py: 4, textAlign: 'center', color: 'text.secondary' }}>
      {text.empty}
    </Typography>
  );
}

const content = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: 5,
  pt: '20px !important',
} as const;

const intro = { mt: -4.5, typography: 'body2', color: 'text.secondary', overflowWrap: 'anywhere' } as const;

const grid = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(136px, 1fr))',
  gap: 3,
  m: 0,
  p: 0,
  listStyle: 'none',
} as const;
