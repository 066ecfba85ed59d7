/** What a signed-in account may do. Source: dealers.md, roles; architecture, "The CMS". */
export const roles = ['admin', 'editor'] as const

export type Role = (typeof roles)[number]
