import { MAX_FOOTER_LINKS, type SaveFooterConfigBody } from '@pruefer/contracts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { Plus, X } from 'lucide-react';
import { useRef } from 'react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { useSlugs } from '~/api/content/use-slugs.js';
import { tc } from '~/texts/de-console.js';
import { MoveButtons } from '~/ui/ordering/MoveButtons.js';
import { LinkInput } from '~/ui/form/links/LinkInput.js';
import { TextInput } from '~/ui/form/inputs/TextInput.js';
import { LinkHint } from '~/ui/links/LinkHint.js';
import { Panel } from '~/ui/panel/Panel.js';

const text = tc.footer.links;

const lists = {
  services: { links: 'servicesLinks', title: 'servicesTitle' },
  legal: { links: 'legalLinks', title: 'legalTitle' },
} as const;

/** One of the footer's two columns: its heading and its links. @param group which one */
export function LinksPanel({ group }: { group: keyof typeof lists }) {
  const { links, title } = lists[group];
  const listTexts = tc.footer[group];
  const { control } = useFormContext<SaveFooterConfigBody>();
  const { fields, append, remove, move } = useFieldArray({ control, name: links });
  const adder = useRef<HTMLButtonElement>(null);

  function removeLink(index: number) {
    remove(index);
    // The button is removed with its link.
    adder.current?.focus();
  }

  return (
    <Panel
      title={listTexts.title}
      count={fields.length}
      footer={
        fields.length >= MAX_FOOTER_LINKS ? (
          <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{text.full}</Box>
        ) : (
          <Button
            ref={adder}
            aria-label={text.addTo(listTexts.title)}
            startIcon={<Plus size={16} aria-hidden />}
            onClick={() => append({ title: '', href: '' })}
          >
            {text.add}
          </Button>
        )
      }
    >
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 5 }}>
        <TextInput name={title} label={listTexts.heading} />
        {fields.length === 0 && <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{text.none}</Box>}
        <Box component="ul" aria-label={listTexts.title} sx={list}>
          {fields.map(({ id }, index) => (
            <li key={id}>
              <LinkRow
                name={`${links}.${index}`}
                index={index}
                count={fields.length}
                onMove={move}
                onRemove={() => removeLink(index)}
              />
            </li>
          ))}
        </Box>
      </Box>
    </Panel>
  );
}

interface LinkRowProps {
  readonly name: `${'servicesLinks' | 'legalLinks'}.${number}`;
  readonly index: number;
  readonly count: number;
  readonly onMove: (from: number, to: number) => void;
  readonly onRemove: () => void;
}

/** Text and target of a link. Missing values and broken targets are shown, but can be saved. */
function LinkRow({ name, index, count, onMove, onRemove }: LinkRowProps) {
  const { control, setValue } = useFormContext<SaveFooterConfigBody>();
  const title = useWatch({ control, name: `${name}.title` });
  const pages = useSlugs();
  const label = text.remove(title, index + 1);
  return (
    <Box role="group" aria-label={text.of(index + 1)} sx={row}>
      <TextInput
        name={`${name}.title`}
        label={text.linkTitle}
        helperText={title.trim() === '' ? <LinkHint state="noTitle" /> : undefined}
      />
      <LinkInput
        name={`${name}.href`}
        label={text.href}
        pages={pages}
        onChoose={(page) => title.trim() === '' && setValue(`${name}.title`, page.title, { shouldDirty: true })}
      />
      <Box data-actions sx={actions}>
        <MoveButtons of={title || text.of(index + 1)} {...{ index, count, onMove }} />
        <Tooltip title={label}>
          <IconButton aria-label={label} onClick={onRemove}>
            <X size={16} aria-hidden />
          </IconButton>
        </Tooltip>
      </Box>
    </Box>
  );
}

const list = {
  display: 'grid',
  gap: { xs: 4, sm: 2 },
  m: 0,
  p: 0,
  listStyle: 'none',
  // Side by side, the labels of the first row name the columns.
  '& li:not(:first-of-type) .MuiInputLabel-root': { position: { sm: 'absolute' }, clipPath: { sm: 'inset(50%)' } },
  '& li:first-of-type [data-actions]': { mt: { sm: '30px' } },
} as const;

const row = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr) 32px', sm: 'minmax(0, 1fr) minmax(0, 1fr) auto' },
  alignItems: 'start',
  gap: 3,
  pt: { xs: 4, sm: 0 },
  borderTop: { xs: '1px solid', sm: 0 },
  borderColor: { xs: 'line.main', sm: 'line.main' },
} as const;

/** Next to both fields where they are stacked. */
const actions = {
  display: 'flex',
  flexDirection: { xs: 'column', sm: 'row' },
  gridArea: { xs: '1 / 2 / span 2', sm: 'auto' },
  alignSelf: { xs: 'center', sm: 'start' },
  mt: { sm: 1 },
} as const;
