import type { ArrayField } from 'payload'
import { defineBlockSchema } from '#features/site/blocks/cms.ts'
import { buttonsField, linkField } from '#features/site/links/cms.ts'

const entries: ArrayField = {
  name: 'entries',
  type: 'array',
  label: 'Drop-down',
  labels: { singular: 'Entry', plural: 'Entries' },
  maxRows: 12,
  admin: { initCollapsed: true },
  fields: [
    { name: 'label', type: 'text', required: true, localized: true, maxLength: 60 },
    linkField(),
    linkField({ name: 'mobileLink', label: 'Link on phones, if different', optional: true }),
  ],
}

const items: ArrayField = {
  name: 'items',
  type: 'array',
  labels: { singular: 'Item', plural: 'Items' },
  minRows: 1,
  maxRows: 8,
  required: true,
  admin: { initCollapsed: true },
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'label',
          type: 'text',
          required: true,
          localized: true,
          maxLength: 40,
          admin: { width: '60%' },
        },
        {
          name: 'labelClickable',
          type: 'checkbox',
          label: 'The label is a link',
          defaultValue: true,
          admin: { width: '40%', description: 'Off: plain text. Its drop-down still opens.' },
        },
      ],
    },
    linkField({ optional: true }),
    entries,
  ],
}

/** Source: requirements V-182, V-183, V-186 to V-188, C-270 and C-340 to C-343. */
export const secondaryNav = defineBlockSchema({
  slug: 'secondaryNav',
  label: 'Second menu',
  plural: 'Second menus',
  group: 'Navigation',
  order: 10,
  sketch: [
    ['card', 4, 6, 40, 8],
    ['heading', 7, 9, 8],
    ['line', 19, 10, 5],
    ['line', 26, 10, 5],
    ['button', 35, 9, 7],
  ],
  fields: [
    {
      name: 'title',
      type: 'text',
      required: true,
      localized: true,
      maxLength: 40,
      admin: { description: 'The subject of the menu, such as a vehicle. Shown at its start.' },
    },
    {
      name: 'layout',
      type: 'select',
      defaultValue: 'bar',
      options: [
        { value: 'bar', label: 'A bar that stays at the top' },
        { value: 'side', label: 'A menu that stays at the side' },
      ],
      admin: {
        description:
          'A side menu lists the sections of the page: links and drop-downs only. On narrow screens both are a bar.',
      },
    },
    items,
    buttonsField({ maxRows: 2 }),
    {
      name: 'subscribe',
      type: 'checkbox',
      label: 'A button for the newsletter',
      defaultValue: false,
      admin: { description: '“Subscribe” opens the newsletter form. Only in a bar.' },
    },
  ],
})
