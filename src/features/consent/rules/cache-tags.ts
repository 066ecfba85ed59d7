/** Under what is cached that shows wording about consent. */
export const tags = { consent: 'consent' } as const
