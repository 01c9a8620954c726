/** MUI's variants and sizes of buttons by those of the contract. */
export const buttonVariants = { default: 'contained', outline: 'outlined', ghost: 'text' } as const;

export const buttonSizes = { sm: 'small', default: 'medium', lg: 'large' } as const;
