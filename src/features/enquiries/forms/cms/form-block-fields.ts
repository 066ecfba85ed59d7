import type { Field } from 'payload'
import { linkField } from '#features/links/cms.ts'
import { enquiryKinds, formDefinition } from '../definitions.ts'
import type { FormDefinition } from '../form-definition.ts'

type SectionBlock = NonNullable<FormDefinition['section']>['block']

/** The forms that editors choose from in a block. */
export const formOptions = (block: SectionBlock): { label: string; value: string }[] =>
  enquiryKinds.flatMap((value) => {
    const { section } = formDefinition(value)
    return section?.block === block ? [{ value, label: section.label }] : []
  })

/** The fields of a block with a form: its texts, around the block's own fields. */
export const formBlockFields = (...own: readonly Field[]): Field[] => [
  { name: 'title', type: 'text', localized: true, maxLength: 80 },
  { name: 'introduction', type: 'textarea', localized: true, maxLength: 400 },
  ...own,
  linkField({ name: 'privacyNotice', label: 'Privacy notice', optional: true }),
]
