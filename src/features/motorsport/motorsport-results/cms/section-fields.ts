import type { Field } from 'payload'

/** Title and introduction of a section about results. */
export const sectionFields = (): Field[] => [
  { name: 'title', type: 'text', localized: true, maxLength: 120 },
  {
    name: 'lead',
    type: 'textarea',
    label: 'Introduction',
    localized: true,
    maxLength: 400,
    admin: { description: 'One or two sentences next to the title.' },
  },
]
