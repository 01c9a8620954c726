import Button, { type ButtonProps } from '@mui/material/Button';

interface FocusableButtonProps extends Pick<ButtonProps, 'onClick' | 'startIcon' | 'endIcon' | 'children'> {
  /** Only looks disabled: `onClick` is called nevertheless. */
  readonly isDisabled: boolean;
}

/** A button that keeps the focus: a disabled one would drop it right after the press. */
export function FocusableButton({ isDisabled, ...props }: FocusableButtonProps) {
  return <Button size="small" aria-disabled={isDisabled} sx={isDisabled ? disabledStyle : undefined} {...props} />;
}

const disabledStyle = { color: 'text.disabled', cursor: 'default' } as const;
