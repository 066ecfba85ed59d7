import { cardGridFields, defineBlockSchema } from '#features/site/blocks/cms.ts'
import { richTextField } from '#platform/fields/rich-text-field.ts'
import shapes from '#ui/icons/icon-shapes.json' with { type: 'json' }

/** `shield-check` → “Shield check”. */
function labelOf(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ')
}

/** Source: requirement C-267. */
export const iconCards = defineBlockSchema({
  slug: 'iconCards',
  label: 'Cards with icons',
  plural: 'Cards with icons',
  group: 'Cards',
  order: 20,
  sketch: [
    ['heading', 4, 4, 18],
    ['card', 4, 10, 4, 4],
    ['card', 18, 10, 4, 4],
    ['card', 32, 10, 4, 4],
    ['heading', 4, 17, 8],
    ['heading', 18, 17, 8],
    ['heading', 32, 17, 8],
    ['line', 4, 22, 11],
    ['line', 18, 22, 11],
    ['line', 32, 22, 11],
  ],
  fields: cardGridFields({
    singular: 'Card',
    plural: 'Cards',
    named: 'title',
    fields: [
      {
        name: 'icon',
        type: 'select',
        options: Object.keys(shapes).map((value) => ({ value, label: labelOf(value) })),
        admin: { description: 'Decorative: the title carries the meaning.' },
      },
      { name: 'title', type: 'text', required: true, localized: true, maxLength: 80 },
      richTextField('content', 'Text'),
    ],
  }),
})
