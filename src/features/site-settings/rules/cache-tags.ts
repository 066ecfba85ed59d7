/** Under what everything is cached that shows a setting. */
export const tags = { settings: 'settings' } as const
