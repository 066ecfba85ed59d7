import type { Field } from 'payload'
import { pictureField } from '#features/pictures/pictures/cms.ts'
import { linkField } from '#features/site/links/cms.ts'
import { richTextField } from '#platform/fields/rich-text-field.ts'

/** The fields of a card with a picture, a title, a text and a button, under the names their block gives them. */
export function pictureCardFields({ title = 'title', content = 'content' } = {}): Field[] {
  return [
    { name: title, type: 'text', required: true, localized: true, maxLength: 80 },
    richTextField(content, 'Text'),
    pictureField({ name: 'image' }),
    {
      name: 'button',
      type: 'group',
      interfaceName: 'ButtonGroup',
      fields: [
        {
          name: 'label',
          type: 'text',
          localized: true,
          maxLength: 60,
          admin: { description: 'Empty: the card has no button.' },
        },
        linkField({ optional: true }),
      ],
    },
  ]
}
