export const contactMethods = ['email', 'phone'] as const

/** How a visitor prefers to be contacted. */
export type ContactMethod = (typeof contactMethods)[number]
