import type { Field } from 'payload'
import { colourField } from './colour-field.ts'

const contrastNote = '/../features/site/blocks/cms/admin/contrast-note.tsx#ContrastNote'

/** The fields for a section's background and text colour, with a warning when the contrast is too low. */
export function surfaceFields(): Field[] {
  return [
    {
      type: 'row',
      fields: [
        colourField('backgroundColour', 'Empty: the background of the page.'),
        {
          name: 'textColour',
          type: 'select',
          label: 'Text colour',
          options: [
            { value: 'dark', label: 'Dark' },
            { value: 'light', label: 'Light' },
          ],
          admin: { width: '50%', description: 'Empty: the colour with the better contrast.' },
        },
      ],
    },
    {
      name: 'contrast',
      type: 'ui',
      admin: { components: { Field: contrastNote }, disableListColumn: true },
    },
  ]
}
