import type { ArrayField, Field } from 'payload'
import type { QuestionRows } from '#cms/payload-types.ts'
import { richTextField } from '#platform/fields/rich-text-field.ts'
import { tableHead, tableRows } from './table-fields.ts'

/** A question as the CMS stores it. */
export type StoredQuestion = NonNullable<QuestionRows>[number]

const isTable = (_: unknown, siblings: unknown) => (siblings as StoredQuestion | undefined)?.kind === 'table'
const isText = (data: unknown, siblings: unknown) => !isTable(data, siblings)

const questions: ArrayField = {
  name: 'questions',
  type: 'array',
  labels: { singular: 'Question', plural: 'Questions' },
  minRows: 1,
  required: true,
  interfaceName: 'QuestionRows',
  admin: { initCollapsed: true },
  fields: [
    { name: 'question', type: 'text', required: true, localized: true, maxLength: 200 },
    {
      name: 'kind',
      type: 'select',
      label: 'Kind of answer',
      defaultValue: 'text',
      options: [
        { value: 'text', label: 'A text' },
        { value: 'table', label: 'A table' },
      ],
      admin: { isClearable: false },
    },
    {
      ...richTextField('answer', 'Answer', {
        description: 'A link to the address #cookie-settings opens the cookie settings.',
      }),
      admin: { condition: isText },
    },
    {
      name: 'tableTitle',
      type: 'text',
      label: 'Title of the table',
      localized: true,
      maxLength: 120,
      admin: { condition: isTable },
    },
    {
      name: 'tableDescription',
      type: 'textarea',
      label: 'Description of the table',
      localized: true,
      maxLength: 400,
      admin: { condition: isTable },
    },
    tableHead(isTable),
    tableRows(isTable),
  ],
}

const introduction: ArrayField = {
  name: 'introduction',
  type: 'array',
  labels: { singular: 'Paragraph', plural: 'Paragraphs' },
  admin: { initCollapsed: true },
  fields: [{ name: 'text', type: 'textarea', required: true, localized: true, maxLength: 600 }],
}

/**
 * The fields of a list of questions: title, introduction paragraphs and questions.
 *
 * Source: requirements C-010 to C-013.
 */
export function questionFields(titleLabel: 'title' | 'tab'): Field[] {
  const title: Field = {
    name: 'title',
    type: 'text',
    label: titleLabel === 'tab' ? 'Label of the tab' : 'Title',
    required: titleLabel === 'tab',
    localized: true,
    maxLength: titleLabel === 'tab' ? 60 : 120,
  }
  return [title, introduction, questions]
}
