import type { ApiKeyRecord, Times } from '@pruefer/contracts';
import Box from '@mui/material/Box';
import { tc } from '~/texts/de-console.js';
import { CopyButton } from '~/ui/text/CopyButton.js';
import { Moment } from '~/ui/text/Moment.js';
import { Mono } from '~/ui/text/Mono.js';
import { StatusLabel } from '~/ui/panel/StatusLabel.js';
import type { Column } from '~/ui/table/columns/column.js';
import { UsageBar } from '~/ui/panel/UsageBar.js';
import { ellipsis } from '~/ui/text/ellipsis.js';
import { KeyStatusLabel } from '../key/KeyStatusLabel.js';

const ID_CHARACTERS = 16;
/** Characters of the id on a card, next to its buttons. */
const ID_CHARACTERS_ON_CARD = 8;
/** Attribute with the key's id at the button that opens its details; used to move the focus to its row. */
export const OPENS_KEY = 'data-opens-key';

/** Columns of the key list. @param onOpen opens the key's details */
export function keyColumns(onOpen: (id: string) => void, times: Times): Column<ApiKeyRecord>[] {
  const { columns } = tc.apiKeys;
  return [
    {
      field: 'clientName',
      header: columns.client,
      flex: 1.4,
      isFixed: true,
      isSortable: true,
      card: 'head',
      cell: (key) => <Client key="client" apiKey={key} onOpen={() => onOpen(key.id)} />,
    },
    {
      field: 'id',
      header: columns.key,
      widthPx: 184,
      card: 'foot',
      cell: (key) => <KeyId key="id" apiKey={key} times={times} />,
    },
    {
      field: 'quota',
      header: columns.quota,
      widthPx: 92,
      numeric: true,
      isSortable: true,
      hiddenBelowPx: 1200,
      card: 'none',
      cell: ({ quota }) => tc.number(quota),
    },
    {
      field: 'used',
      header: columns.used,
      flex: 0.95,
      isSortable: true,
      card: 'wide',
      cell: ({ used, quota }) => <UsageBar used={used} quota={quota} />,
    },
    {
      field: 'isActive',
      header: columns.status,
      widthPx: 134,
      card: 'corner',
      cell: (key) => <KeyStatusLabel key="status" apiKey={key} times={times} />,
    },
    {
      field: 'createdAt',
      header: columns.created,
      widthPx: 92,
      isSortable: true,
      hiddenBelowPx: 1200,
      card: 'none',
      cell: ({ createdAt }) => <Moment key="created" at={createdAt} times={times} form="day" />,
    },
  ];
}

interface OfKey {
  readonly apiKey: ApiKeyRecord;
}

function Client({ apiKey: { id, clientName, clientEmail, isTest }, onOpen }: OfKey & { readonly onOpen: () => void }) {
  return (
    <Box sx={{ minWidth: 0, lineHeight: '20px' }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
        <Box
          component="button"
          type="button"
          title={clientName}
          onClick={onOpen}
          {...{ [OPENS_KEY]: id }}
          sx={nameButton}
        >
          {clientName}
        </Box>
        {isTest && <StatusLabel tone="outline">{tc.apiKeys.test}</StatusLabel>}
      </Box>
      <Box title={clientEmail} sx={{ ...ellipsis, typography: 'caption', color: 'text.secondary' }}>
        {clientEmail}
      </Box>
    </Box>
  );
}

/** The beginning of the id with a button that copies all of it, and the date in widths without a column for it. */
function KeyId({ apiKey: { id, createdAt }, times }: OfKey & { readonly times: Times }) {
  return (
    <Box sx={{ minWidth: 0, lineHeight: '20px' }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Mono sx={{ fontSize: '.8125rem' }} title={id}>
          {id.slice(0, ID_CHARACTERS_ON_CARD)}
          <Box component="span" sx={besideOthers}>
            {id.slice(ID_CHARACTERS_ON_CARD, ID_CHARACTERS)}
          </Box>
          …
        </Mono>
        <CopyButton what={tc.apiKeys.keyId} text={id} />
      </Box>
      <Box sx={{ display: { xs: 'none', md: 'block', lg: 'none' }, typography: 'caption', color: 'text.secondary' }}>
        {tc.apiKeys.createdOn(times.day(createdAt))}
      </Box>
    </Box>
  );
}

const besideOthers = { display: { xs: 'none', md: 'inline' } } as const;
const nameButton = {
  ...ellipsis,
  display: 'block',
  maxWidth: '100%',
  p: 0,
  border: 0,
  background: 'none',
  font: 'inherit',
  fontWeight: 550,
  color: 'text.primary',
  textAlign: 'left',
  cursor: 'pointer',
  '&:hover': { textDecoration: 'underline', textUnderlineOffset: '3px' },
} as const;
