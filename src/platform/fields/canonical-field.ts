import type { TextField } from 'payload'

/** Where the content of a page stands first, when that is elsewhere. Source: requirements V-290 and V-291. */
export const canonicalField: TextField = {
  name: 'canonicalUrl',
  type: 'text',
  label: 'Canonical address',
  admin: { description: 'Only where the same content stands elsewhere. Empty: the page’s own address.' },
  validate: (value: string | null | undefined) =>
    !value || /^https?:\/\/\S+$/.test(value) || 'A whole address: https://…',
}
