import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { Bold, Heading2, Image, Italic, Link, List, type LucideIcon, Quote } from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { tc } from '~/texts/de-console.js';

const text = tc.editor;

export type TextTool = 'bold' | 'italic' | 'heading' | 'list' | 'link' | 'image' | 'quote';

interface Tool {
  readonly name: TextTool;
  readonly icon: LucideIcon;
  readonly keys?: string;
}

const tools: readonly Tool[] = [
  { name: 'bold', icon: Bold, keys: 'B' },
  { name: 'italic', icon: Italic, keys: 'I' },
  { name: 'heading', icon: Heading2 },
  { name: 'list', icon: List },
  { name: 'link', icon: Link, keys: 'K' },
  { name: 'image', icon: Image },
  { name: 'quote', icon: Quote },
];

const steps: Readonly<Record<string, (index: number) => number>> = {
  ArrowRight: (index) => (index + 1) % tools.length,
  ArrowLeft: (index) => (index + tools.length - 1) % tools.length,
  Home: () => 0,
  End: () => tools.length - 1,
};

interface TextToolbarProps {
  /** Id of the text area. */
  readonly controls: string;
  readonly onUse: (tool: TextTool) => void;
}

/** Tools for the selected text: one tab stop, with arrow keys between the tools. */
export function TextToolbar({ controls, onUse }: TextToolbarProps) {
  const [reached, setReached] = useState(0);
  const bar = useRef<HTMLDivElement>(null);

  function move(event: KeyboardEvent) {
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    const next = step(reached);
    setReached(next);
    bar.current?.querySelectorAll('button')[next]?.focus();
  }

  return (
    <Box
      ref={bar}
      role="toolbar"
      aria-label={text.toolbar}
      aria-controls={controls}
      tabIndex={-1}
      onKeyDown={move}
      sx={frame}
    >
      {tools.map(({ name, icon: Icon, keys }, index) => (
        <Tooltip key={name} title={keys ? text.withKeys(text[name], `Strg + ${keys}`) : text[name]}>
          <IconButton
            aria-label={text[name]}
            aria-keyshortcuts={keys && `Control+${keys} Meta+${keys}`}
            tabIndex={index === reached ? 0 : -1}
            onFocus={() => setReached(index)}
            onClick={() => onUse(name)}
          >
            <Icon size={16} aria-hidden />
          </IconButton>
        </Tooltip>
      ))}
    </Box>
  );
}

const frame = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 0.5,
  px: 1,
  py: 0.5,
  borderBottom: '1px solid',
  borderColor: 'line.main',
} as const;
