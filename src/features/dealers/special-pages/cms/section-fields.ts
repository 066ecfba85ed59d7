import type { Field } from 'payload'

/** Title, introduction and the text of a section of specials. */
export function specialsSectionFields(): Field[] {
  return [
    { name: 'title', type: 'text', localized: true, maxLength: 120 },
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
