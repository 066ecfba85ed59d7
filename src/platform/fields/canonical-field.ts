import type { TextField } from 'payload'

/**
 * The canonical URL of a page whose content was first published at another address. Source: requirements V-290 and
 * V-291.
 */
export const canonicalField: TextField = {
  name: 'canonicalUrl',
  type: 'text',
  label: 'Canonical address',
  admin: {
    description:
      'Only when the same content is published at another address. If empty, the page’s own address is used.',
  },
  validate: (value: string | null | undefined) =>
    !value || /^https?:\/\/\S+$/.test(value) || 'Enter a full URL: https://…',
}
