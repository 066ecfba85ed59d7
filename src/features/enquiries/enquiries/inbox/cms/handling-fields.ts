import type { Field } from 'payload'
import { rowLabel } from '#platform/fields/row-label.ts'
import { harmlessReference } from '#platform/references/harmless.ts'
import { enquiryStatuses, statusLabels } from '../status.ts'
import { mayAssign, pipelineOnlyField } from './access.ts'

const readOnlyAccess = { create: pipelineOnlyField, update: pipelineOnlyField }

/** The fields by which users handle an enquiry. */
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
    ...harmlessReference('An enquiry that is not assigned is handled by all.'),
    access: { create: mayAssign, update: mayAssign },
    filterOptions: () => ({ role: { in: ['admin', 'leads', 'dealer'] }, disabled: { not_equals: true } }),
    admin: { position: 'sidebar' },
  },
  {
    name: 'respondedAt',
    type: 'date',
    label: 'First answered',
    access: readOnlyAccess,
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
    access: readOnlyAccess,
    admin: { position: 'sidebar', readOnly: true },
  },
  {
    name: 'notes',
    type: 'array',
    labels: { singular: 'Note', plural: 'Notes' },
    admin: {
      initCollapsed: true,
      readOnly: true,
      description: 'Internal: the visitor never sees them. A saved note cannot be changed.',
      components: { RowLabel: rowLabel('text') },
    },
    fields: [
      { name: 'text', type: 'textarea', required: true },
      {
        type: 'row',
        fields: [
          { name: 'by', type: 'text', access: readOnlyAccess, admin: { readOnly: true } },
          { name: 'at', type: 'date', access: readOnlyAccess, admin: { readOnly: true } },
        ],
      },
    ],
  },
  {
    name: 'newNote',
    type: 'textarea',
    virtual: true,
    label: 'Add a note',
    // Null in the response clears the field in the admin's form.
    hooks: { afterRead: [() => null] },
    admin: {
      // Payload makes virtual fields read-only by default.
      readOnly: false,
      description: 'It is signed with your name and the time when you save.',
    },
  },
]
