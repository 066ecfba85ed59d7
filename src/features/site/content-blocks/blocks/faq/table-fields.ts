import type { ArrayField, Condition, Field } from 'payload'

function column(name: string, label: string, width: string): Field {
  return { name, type: 'text', label, localized: true, maxLength: 300, admin: { width } }
}

/** The optional column headings of a table with row headings and up to three columns. */
export function tableHead(condition?: Condition): Field {
  return {
    name: 'tableHead',
    type: 'group',
    label: 'Column headings',
    admin: { ...(condition && { condition }), hideGutter: true },
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
}

/** The rows of a table. */
export function tableRows(condition?: Condition): ArrayField {
  return {
    name: 'tableRows',
    type: 'array',
    label: 'Rows',
    labels: { singular: 'Row', plural: 'Rows' },
    admin: { ...(condition && { condition }), initCollapsed: true },
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
}
