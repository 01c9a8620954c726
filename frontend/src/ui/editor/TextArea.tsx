import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import TextareaAutosize from '@mui/material/TextareaAutosize';
import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { useController } from 'react-hook-form';
import { tc } from '~/texts/de-console.js';
import { insertImage, insertLink, type TextEdit, toggleLines, toggleMark } from './text-edits.js';
import { type TextTool, TextToolbar } from './TextToolbar.js';

/** An uploaded image, as the text refers to it. */
export interface InsertedImage {
  readonly alt: string;
  readonly src: string;
}

interface TextAreaProps {
  readonly name: string;
  readonly label: string;
  readonly helperText?: ReactNode;
  readonly minRows: number;
  readonly maxRows: number;
  /** Lets the user choose an image; null: they did not. */
  readonly chooseImage: () => Promise<InsertedImage | null>;
}

const { samples } = tc.editor;
const shortcuts: Readonly<Record<string, TextTool>> = { b: 'bold', i: 'italic', k: 'link' };

/** A long text in the surrounding form, Markdown or HTML, with tools for users unsure of the syntax. */
export function TextArea({ name, label, helperText, minRows, maxRows, chooseImage }: TextAreaProps) {
  const { field, fieldState } = useController<Record<string, string>>({ name });
  const area = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  const helper = fieldState.error?.message ?? helperText;

  async function use(tool: TextTool) {
    if (!area.current) return;
    const { value, selectionStart, selectionEnd } = area.current;
    const selected = { text: value, start: selectionStart, end: selectionEnd };
    if (tool !== 'image') return applyEdit(area.current, edits[tool](selected));
    const image = await chooseImage();
    // A closing dialog returns the focus to the previous element: the tool, not the text.
    if (image) setTimeout(() => area.current && applyEdit(area.current, insertImage(selected, image.alt, image.src)));
  }

  function useByKey(event: KeyboardEvent) {
    const tool = shortcuts[event.key.toLowerCase()];
    if (!tool || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
    event.preventDefault();
    // Elsewhere in the console the same keys search.
    event.stopPropagation();
    void use(tool);
  }

  return (
    <FormControl variant="outlined" fullWidth error={fieldState.invalid}>
      <InputLabel shrink htmlFor={id}>
        {label}
      </InputLabel>
      <Box sx={{ ...frame, borderColor: fieldState.invalid ? 'error.main' : 'line.control' }}>
        <TextToolbar controls={id} onUse={(tool) => void use(tool)} />
        <Box
          component={TextareaAutosize}
          {...field}
          id={id}
          ref={(element: HTMLTextAreaElement | null) => {
            area.current = element;
            field.ref(element);
          }}
          minRows={minRows}
          maxRows={maxRows}
          onKeyDown={useByKey}
          aria-invalid={fieldState.invalid}
          aria-describedby={helper ? `${id}-help` : undefined}
          sx={textareaStyle}
        />
      </Box>
      {helper && <FormHelperText id={`${id}-help`}>{helper}</FormHelperText>}
    </FormControl>
  );
}

const edits: Readonly<Record<Exclude<TextTool, 'image'>, (selected: Parameters<typeof toggleLines>[0]) => TextEdit>> = {
  bold: (selected) => toggleMark(selected, '**', samples.text),
  italic: (selected) => toggleMark(selected, '*', samples.text),
  heading: (selected) => toggleLines(selected, '## '),
  list: (selected) => toggleLines(selected, '- '),
  quote: (selected) => toggleLines(selected, '> '),
  link: (selected) => insertLink(selected, samples),
};

const frame = {
  border: '1px solid',
  borderRadius: '8px',
  overflow: 'hidden',
  bgcolor: 'surface.raised',
  '&:has(textarea:focus)': {
    borderColor: 'primary.main',
    outline: '1px solid',
    outlineColor: 'var(--ip-palette-primary-main)',
    boxShadow: '0 0 0 3px var(--ip-palette-action-focus)',
  },
} as const;

const textareaStyle = {
  display: 'block',
  width: '100%',
  p: 3,
  border: 0,
  outline: 'none',
  resize: 'none',
  bgcolor: 'transparent',
  color: 'text.primary',
  fontFamily: 'var(--ip-font-mono, monospace)',
  typography: 'mono',
  fontSize: '.8125rem',
  lineHeight: '21px',
  wordSpacing: 0,
  '&:focus-visible': { outline: 'none' },
} as const;

/**
 * Makes an edit in a text area as if it had been typed: the form hears of it, and the browser's own undo takes it back. Browsers offer no
 * other way to that than the old command; where it is missing, the text changes all the same.
 */
function applyEdit(area: HTMLTextAreaElement, edit: TextEdit): void {
  area.focus();
  area.setSelectionRange(edit.from, edit.to);
  if (!typeText(edit.insert)) {
    area.setRangeText(edit.insert, edit.from, edit.to, 'end');
    area.dispatchEvent(new InputEvent('input', { bubbles: true }));
  }
  area.setSelectionRange(edit.selectFrom, edit.selectTo);
}

function typeText(text: string): boolean {
  if (!('execCommand' in document)) return false;
  return document.execCommand(text === '' ? 'delete' : 'insertText', false, text);
}
