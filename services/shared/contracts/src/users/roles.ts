/** Roles of people who sign in; admin includes manager. */
export const roles = ['manager', 'admin'] as const;
export type Role = (typeof roles)[number];
