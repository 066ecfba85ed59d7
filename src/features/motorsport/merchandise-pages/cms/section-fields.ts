import type { Field } from 'payload'

/** Title and introduction of a section of merchandise. */
export function merchandiseSectionFields(): Field[] {
  return [
    {
      name: 'title',
      type: 'text',
      localized: true,
      maxLength: 120,
      admin: { description: 'GR MERCHANDISE when empty.' },
    },
    {
      name: 'lead',
      type: 'textarea',
      label: 'Introduction',
      localized: true,
      maxLength: 300,
      admin: { description: 'A sentence or two beside the title.' },
    },
  ]
}
