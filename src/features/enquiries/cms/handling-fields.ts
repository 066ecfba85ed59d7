import type { Field } from 'payload'
import { rowLabel } from '#platform/fields/row-label.ts'
import { harmlessReference } from '#platform/references/harmless.ts'
import { enquiryStatuses } from '../status.ts'
import { assigns, fieldByPipeline } from './access.ts'
import { statusLabels } from './labels.ts'

const counted = { create: fieldByPipeline, update: fieldByPipeline }

/** What those who answer it do with an enquiry. */
export const handlingFields: Field[] = [
  {
    name: 'status',
    type: 'select',
    required: true,
    defaultValue: 'new',
    index: true,
    options: enquiryStatuses.map((value) => ({ value, label: statusLabels[value] })),
    admin: { position: 'sidebar' },
  },
  {
    name: 'assignedTo',
    type: 'relationship',
    relationTo: 'users',
    ...harmlessReference('An enquiry without anybody assigned is handled by all.'),
    access: { create: assigns, update: assigns },
    filterOptions: () => ({ role: { in: ['admin', 'leads', 'dealer'] }, disabled: { not_equals: true } }),
    admin: { position: 'sidebar' },
  },
  {
    name: 'respondedAt',
    type: 'date',
    label: 'First answered',
    access: counted,
    admin: {
      position: 'sidebar',
      readOnly: true,
      date: { pickerAppearance: 'dayAndTime' },
      description: 'When its status was first changed.',
    },
  },
  {
    name: 'responseMinutes',
    type: 'number',
    label: 'Minutes to the first answer',
    access: counted,
    admin: { position: 'sidebar', readOnly: true },
  },
  {
    name: 'notes',
    type: 'array',
    labels: { singular: 'Note', plural: 'Notes' },
    admin: {
      initCollapsed: true,
      readOnly: true,
      description: 'For those who handle it. The visitor never sees them. A note stays as it was written.',
      components: { RowLabel: rowLabel('text') },
    },
    fields: [
      { name: 'text', type: 'textarea', required: true },
      {
        type: 'row',
        fields: [
          { name: 'by', type: 'text', access: counted, admin: { readOnly: true } },
          { name: 'at', type: 'date', access: counted, admin: { readOnly: true } },
        ],
      },
    ],
  },
  {
    name: 'newNote',
    type: 'textarea',
    virtual: true,
    label: 'Add a note',
    // The response empties the field of the form that sent it.
    hooks: { afterRead: [() => null] },
    admin: {
      // Payload makes a field that is not stored read-only unless it says otherwise.
      readOnly: false,
      description: 'It is signed with your name and the time when you save.',
    },
  },
]
