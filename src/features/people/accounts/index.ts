/** The roles of users. */
export const roles = ['admin', 'editor', 'dealer', 'leads'] as const

/** A role of a user, or `service` for a program with a service key, which cannot sign in. */
export type Role = (typeof roles)[number] | 'service'
