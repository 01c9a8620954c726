import type { AdminPage } from '@pruefer/contracts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Minimize2 } from 'lucide-react';
import { Suspense, useId, useMemo } from 'react';
import { FormProvider } from 'react-hook-form';
import { useQueryParams } from '~/ui/hooks/use-query-params.js';
import { useWasTrue } from '~/ui/hooks/use-was-true.js';
import { tc } from '~/texts/de-console.js';
import { ModalDialog } from '~/ui/dialog/ModalDialog.js';
import { KeptAtContext } from '~/ui/hooks/leave-guard.js';
import type { NextLocation } from '~/ui/hooks/leave-guard-context.js';
import { lazyPart } from '~/ui/lazy/lazy-part.js';
import { ContentPreview } from '../preview/ContentPreview.js';
import { PageForm } from './PageForm.js';
import { usePageEdit } from './use-page-edit.js';

/** Contains drawer and tabs, so it is loaded when the user opens the details. */
const PageDetails = lazyPart(() => import('../details/PageDetails.js'), 'PageDetails');

interface PageDeskProps {
  /** The current page; the form keeps its older state while something is typed. */
  readonly page: AdminPage;
  /** The user has chosen the page from the list, so it scrolls into view. */
  readonly scrollsIntoView: boolean;
  readonly onDeleted: () => void;
}

const text = tc.pages.editing;

/** The editor and preview of a page. Opening a drawer or the large view keeps unsaved input and asks no question. */
export function PageDesk(props: PageDeskProps) {
  const [params] = useQueryParams();
  const pageId = params.get('page');
  const isKeptAt = useMemo(() => {
    return ({ pathname, search }: NextLocation) =>
      pathname === '/admin/content' && new URLSearchParams(search).get('page') === pageId;
  }, [pageId]);
  return (
    <KeptAtContext value={isKeptAt}>
      <Desk {...props} />
    </KeptAtContext>
  );
}

function Desk({ page, ...form }: PageDeskProps) {
  const edit = usePageEdit(page);
  const [params, change] = useQueryParams();
  const heading = useId();
  const needsDetails = useWasTrue(params.has('tab'));
  const isLarge = params.get('dialog') === 'edit';
  const parts = (
    <>
      <PageForm edit={edit} page={page} isLarge={isLarge} {...form} />
      <ContentPreview page={page} />
    </>
  );
  return (
    <FormProvider {...edit.form}>
      {isLarge ? (
        <>
          <Box sx={emptyEditor}>{text.chosenElsewhere}</Box>
          <ModalDialog
            open
            fullScreen
            aria-labelledby={heading}
            onClose={() => change({ dialog: null }, true)}
            sx={sheet}
          >
            <Box sx={largeHead}>
              <Typography component="h2" variant="dialogTitle" id={heading}>
                {text.form}
              </Typography>
              <Button startIcon={<Minimize2 size={16} aria-hidden />} onClick={() => change({ dialog: null }, true)}>
                {text.leaveLarge}
              </Button>
            </Box>
            <Box sx={large}>{parts}</Box>
          </ModalDialog>
        </>
      ) : (
        parts
      )}
      <Suspense fallback={null}>{needsDetails && <PageDetails page={page} isUnsaved={edit.isDirty} />}</Suspense>
    </FormProvider>
  );
}

const emptyEditor = { gridColumn: { lg: '2 / -1' }, typography: 'body2', color: 'text.secondary', p: 5 } as const;

const sheet = {
  '& .MuiDialog-paper': {
    width: '100%',
    maxWidth: 'none',
    maxHeight: 'none',
    m: 0,
    borderRadius: 0,
    border: 0,
    bgcolor: 'background.default',
  },
} as const;

const largeHead = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 3,
  alignItems: 'center',
  justifyContent: 'space-between',
  px: { xs: 4, md: 8 },
  pt: 4,
} as const;

const large = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  alignItems: 'start',
  gap: 5,
  px: { xs: 4, md: 8 },
  pt: 4,
  pb: 14,
} as const;
