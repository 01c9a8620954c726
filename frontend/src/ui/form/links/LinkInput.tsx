import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { ChevronDown } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, Suspense, useId, useRef, useState } from 'react';
import { useController } from 'react-hook-form';
import { tc } from '~/texts/de-console.js';
import { lazyPart } from '~/ui/lazy/lazy-part.js';
import { linkState } from '~/ui/links/link-state.js';
import { LinkHint } from '~/ui/links/LinkHint.js';
import { type LinkOption, linkOptions } from './link-options.js';

interface LinkInputProps {
  readonly name: string;
  readonly label: string;
  /** Titles of the published pages by their slugs; undefined while they are not known. */
  readonly pages: ReadonlyMap<string, string> | undefined;
  /** An empty field is null. */
  readonly isOptional?: boolean;
  /** An empty field needs no hint. */
  readonly mayBeEmpty?: boolean;
  readonly helperText?: ReactNode;
  readonly onChoose?: (option: LinkOption) => void;
}

/** MUI's Autocomplete would add a tenth to the script of three screens; this list is loaded when it is first opened. */
const LinkOptions = lazyPart(() => import('./LinkOptions.js'), 'LinkOptions');

const text = tc.links;

/** The target of a link: a page of this site, chosen by title or address, or any typed address. */
export function LinkInput({ name, label, pages, isOptional, mayBeEmpty, helperText, onChoose }: LinkInputProps) {
  const { field, fieldState } = useController<Record<string, string | null>>({ name, defaultValue: '' });
  const { ref, value, onChange, onBlur, ...bound } = field;
  const linkText = value ?? '';
  const input = useRef<HTMLInputElement>(null);
  const [frame, setFrame] = useState<HTMLElement | null>(null);
  const list = useOptionList(linkOptions(pages, linkText), choose);
  const state = linkState(linkText, pages);
  const isFine = state === 'fine' || (state === 'empty' && mayBeEmpty);

  function set(next: string) {
    onChange(isOptional && next.trim() === '' ? null : next);
  }
  function choose(option: LinkOption | undefined) {
    if (option) {
      set(option.href);
      onChoose?.(option);
    } else {
      set('');
    }
    input.current?.focus();
  }

  return (
    <>
      <TextField
        {...bound}
        ref={setFrame}
        label={label}
        value={linkText}
        onChange={({ target }) => {
          set(target.value);
          list.open();
        }}
        onBlur={() => {
          onBlur();
          list.close();
        }}
        inputRef={(element: HTMLInputElement | null) => {
          ref(element);
          input.current = element;
        }}
        error={fieldState.invalid}
        helperText={fieldState.error?.message ?? (isFine ? helperText : <LinkHint state={state} />)}
        slotProps={{
          htmlInput: { ...list.inputProps, autoComplete: 'off', spellCheck: false },
          input: {
            endAdornment: (
              <InputAdornment position="end">
                <IconButton
                  size="small"
                  tabIndex={-1}
                  aria-label={text.choose(label)}
                  // The field keeps the focus, from which the list is used.
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={() => {
                    input.current?.focus();
                    list.toggle();
                  }}
                >
                  <ChevronDown size={16} aria-hidden />
                </IconButton>
              </InputAdornment>
            ),
          },
        }}
      />
      {list.isOpen && (
        <Suspense fallback={null}>
          <LinkOptions
            {...list.optionProps}
            label={text.targets}
            anchor={frame?.querySelector('.MuiInputBase-root') ?? null}
          />
        </Suspense>
      )}
    </>
  );
}

/** Keys and ARIA states of a combobox. The entry after the options, `undefined`, is for any other address. */
function useOptionList(options: readonly LinkOption[], onChoose: (option: LinkOption | undefined) => void) {
  const id = useId();
  const [active, setActive] = useState<number | null>(null);
  // Its script is loaded first: until then the field names no list that is not there.
  const [list, setList] = useState<HTMLUListElement | null>(null);
  const isOpen = active !== null && options.length > 0;
  const isDrawn = isOpen && list !== null;
  const open = () => setActive(-1);
  const close = () => setActive(null);
  const choose = (index: number) => {
    onChoose(options[index]);
    close();
  };

  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) {
      const count = options.length + 1;
      setActive(isOpen ? (Math.max(active, step < 0 ? 0 : -1) + step + count) % count : step < 0 ? count - 1 : 0);
    } else if (!isOpen) return;
    else if (event.key === 'Escape') {
      // Escape closes the list only, and not the dialog around the field.
      event.stopPropagation();
      close();
    } else if (event.key === 'Enter' && active >= 0) choose(active);
    else return;
    event.preventDefault();
  }

  return {
    isOpen,
    open,
    close,
    toggle: () => (isOpen ? close() : open()),
    inputProps: {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': isDrawn,
      'aria-controls': isDrawn ? id : undefined,
      'aria-activedescendant': isDrawn && active >= 0 ? `${id}-${active}` : undefined,
      onKeyDown,
      onClick: open,
    } as const,
    optionProps: { list, onDraw: setList, id, options, active: active ?? -1, onChoose: choose },
  };
}
