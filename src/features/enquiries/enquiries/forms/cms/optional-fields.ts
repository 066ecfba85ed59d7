import type { Field } from 'payload'
import { enquiryFormTexts } from '../../texts.ts'
import type { EnquiryKind } from '../definitions.ts'
import { sectionHeadings } from '../detail-lines.ts'
import { fieldView } from '../field-view.ts'
import { optionalFieldNames } from '../form-fields.ts'

/** Which of its optional fields a form asks for, a checkbox each; nothing for a form without any. */
export function optionalFieldsOf(kind: EnquiryKind): Field[] {
  const texts = enquiryFormTexts('en')
  const headings = sectionHeadings(kind, texts)
  const fields = optionalFieldNames(kind).map(
    (name): Field => ({
      name,
      type: 'checkbox',
      defaultValue: true,
      label: [headings.get(name), fieldView(name, texts).label].filter(Boolean).join(': '),
    }),
  )
  if (fields.length === 0) return []
  return [
    {
      name: 'asksFor',
      type: 'group',
      label: 'Optional fields',
      admin: {
        description:
          'The form asks for those that are ticked, in every language. Required fields always stay.',
      },
      fields,
    },
  ]
}
