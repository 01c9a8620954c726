/** Roles of signed-in users; admin includes manager. */
export const roles = ['manager', 'admin'] as const;
export type Role = (typeof roles)[number];
