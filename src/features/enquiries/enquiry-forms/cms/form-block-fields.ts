import type { Field } from 'payload'
import { linkField } from '#features/site/links/cms.ts'

/** The fields of a block with a form: its texts, around the block's own fields. */
export const formBlockFields = (...own: readonly Field[]): Field[] => [
  { name: 'title', type: 'text', localized: true, maxLength: 80 },
  { name: 'introduction', type: 'textarea', localized: true, maxLength: 400 },
  ...own,
  linkField({ name: 'privacyNotice', label: 'Privacy notice', optional: true }),
]
