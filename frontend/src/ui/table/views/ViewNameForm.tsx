import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { type FormEvent, useEffect, useEffectEvent, useState } from 'react';
import { tc } from '~/texts/de-console.js';
import { MAX_NAME_CHARACTERS, MAX_VIEWS, type ViewProblem } from './saved-views.js';

interface ViewNameFormProps {
  readonly label: string;
  readonly name?: string;
  /** The field has the focus from the start. */
  readonly hasAutoFocus?: boolean;
  /** Called when the height of the form changes. */
  readonly onResize: () => void;
  /** @returns the problem with the name; null if the view was saved */
  readonly onSave: (name: string) => ViewProblem | null;
}

const text = tc.table.views;

/** Names a view. */
export function ViewNameForm({ label, name = '', hasAutoFocus = false, onResize, onSave }: ViewNameFormProps) {
  const [typedName, setTypedName] = useState(name);
  const [problem, setProblem] = useState<ViewProblem | null>(null);

  const resized = useEffectEvent(onResize);
  useEffect(() => resized(), [problem]);

  function save(event: FormEvent) {
    event.preventDefault();
    const saveProblem = onSave(typedName.trim());
    setProblem(saveProblem);
    if (saveProblem === null) setTypedName('');
  }

  return (
    <Box component="form" noValidate autoComplete="off" onSubmit={save} sx={frame}>
      <TextField
        size="small"
        placeholder={label}
        value={typedName}
        // eslint-disable-next-line jsx-a11y/no-autofocus -- the button that was pressed has just given way to this field
        autoFocus={hasAutoFocus}
        onChange={({ target }) => setTypedName(target.value)}
        error={problem !== null}
        helperText={problem && describeProblem(problem)}
        slotProps={{ htmlInput: { 'aria-label': label, maxLength: MAX_NAME_CHARACTERS, autoComplete: 'off' } }}
        sx={{ flex: 1 }}
      />
      <Button type="submit">{text.save}</Button>
    </Box>
  );
}

function describeProblem(problem: ViewProblem): string {
  return problem === 'many' ? text.problems.many(MAX_VIEWS) : text.problems[problem];
}

const frame = { display: 'flex', alignItems: 'flex-start', gap: 2 } as const;
