/**
 * Fictional people and a page that every stored dump contains. Dumps are never regenerated, so these values must not
 * change.
 */
export const admin = { email: 'admin@example.co.za', password: 'upgraded-many-times-over' } as const

export const visitor = {
  fullName: 'Thandeka O’Neil',
  email: 'thandeka@example.co.za',
  phone: '+27 82 000 0000',
  note: 'Grey, please – ê É 🚙',
} as const

export const page = {
  path: '/owners/upgrade',
  title: 'A page of an earlier version',
  text: 'These words were entered before the upgrade.',
} as const
