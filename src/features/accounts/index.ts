/** What people who sign in may do. */
export const roles = ['admin', 'editor', 'dealer', 'leads'] as const

/** `service` is what a program with a service key may do; nobody signs in with it. */
export type Role = (typeof roles)[number] | 'service'
