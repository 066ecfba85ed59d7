import type { Field } from 'payload'

/** Title and introduction of a section about a dealer. */
export function sectionFields(): Field[] {
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

/** The text of a section that has nothing to show. */
export function emptyTextField(): Field {
  return {
    name: 'emptyText',
    type: 'text',
    label: 'When there is nothing to show',
    localized: true,
    maxLength: 200,
    admin: { description: 'Empty: the section is left out then.' },
  }
}
