import type { ArrayField, Field } from 'payload'
import { richTextField } from '#platform/fields/rich-text-field.ts'
import type { StoredQuestion } from './question.ts'

const isTable = (_: unknown, siblings: unknown) => (siblings as StoredQuestion | undefined)?.kind === 'table'
const isText = (data: unknown, siblings: unknown) => !isTable(data, siblings)

const column = (name: string, label: string, width: string): Field => ({
  name,
  type: 'text',
  label,
  localized: true,
  maxLength: 300,
  admin: { width },
})

/** The optional column headings. */
const tableHead: Field = {
  name: 'tableHead',
  type: 'group',
  label: 'Column headings',
  admin: { condition: isTable, hideGutter: true },
  fields: [
    {
      type: 'row',
      fields: [
        column('heading', 'Row headings', '25%'),
        column('first', 'First column', '25%'),
        column('second', 'Second column', '25%'),
        column('third', 'Third column', '25%'),
      ],
    },
  ],
}

const tableRows: ArrayField = {
  name: 'tableRows',
  type: 'array',
  label: 'Rows',
  labels: { singular: 'Row', plural: 'Rows' },
  admin: { condition: isTable, initCollapsed: true },
  fields: [
    { name: 'heading', type: 'text', required: true, localized: true, maxLength: 120 },
    {
      type: 'row',
      fields: [
        column('first', 'First column', '33%'),
        column('second', 'Second column', '33%'),
        column('third', 'Third column', '33%'),
      ],
    },
  ],
}

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
    tableHead,
    tableRows,
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
