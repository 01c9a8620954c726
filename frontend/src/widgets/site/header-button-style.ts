/** MUI's variants and sizes of buttons by those of the contract. */
export const muiButtonVariants = { default: 'contained', outline: 'outlined', ghost: 'text' } as const;

export const muiButtonSizes = { sm: 'small', default: 'medium', lg: 'large' } as const;
