import type { CollectionConfig, Field, FieldHook } from 'payload'
import { hiddenExceptFor, isAdmin } from '#features/people/accounts/cms.ts'
import { siteClock } from '#platform/time/site-clock.ts'
import { privacyRequestTypes, privacyStates } from '../privacy-request.ts'
import { describeTimeLeft } from '../rules/time-left.ts'

const typeLabels = {
  export: 'What is held about me',
  erase: 'Erase what is held about me',
  objection: 'No marketing',
} as const
const stateLabels = { unconfirmed: 'E-mail not confirmed', open: 'Open', done: 'Fulfilled' } as const

const never = () => false

const asReadOnly = (field: Field): Field => ({ ...field, admin: { ...field.admin, readOnly: true } }) as Field

const describeDeadline: FieldHook = ({ siblingData }) => {
  const { state, dueAt } = siblingData as { state?: string; dueAt?: string | null }
  return describeTimeLeft(state ?? '', dueAt ? Date.parse(dueAt) : null, siteClock().now().getTime())
}

/**
 * Requests of visitors about their own data. A confirmed request is fulfilled automatically; one that fails stays open,
 * with its deadline, for an administrator. The e-mail is deleted once the request is fulfilled.
 */
export const privacyRequests: CollectionConfig = {
  slug: 'privacyRequests',
  labels: { singular: 'Privacy request', plural: 'Privacy requests' },
  admin: {
    useAsTitle: 'reference',
    defaultColumns: ['reference', 'wish', 'state', 'clock', 'receivedAt'],
    group: 'Privacy',
    hidden: hiddenExceptFor('admin'),
    description: 'Requests under POPIA. Each must be fulfilled within thirty days of its confirmation.',
  },
  defaultSort: ['-state', 'dueAt'],
  disableDuplicate: true,
  access: { read: isAdmin, create: never, update: isAdmin, delete: never },
  fields: [
    asReadOnly({ name: 'reference', type: 'text', required: true, unique: true, index: true }),
    asReadOnly({
      name: 'wish',
      type: 'select',
      required: true,
      options: privacyRequestTypes.map((value) => ({ value, label: typeLabels[value] })),
    }),
    asReadOnly({
      name: 'email',
      type: 'email',
      index: true,
      admin: { description: 'Deleted once the request is fulfilled.' },
    }),
    { name: 'person', type: 'text', required: true, index: true, admin: { hidden: true } },
    {
      name: 'state',
      type: 'select',
      required: true,
      index: true,
      options: privacyStates.map((value) => ({ value, label: stateLabels[value] })),
    },
    {
      name: 'clock',
      type: 'text',
      virtual: true,
      label: 'Time left',
      hooks: { afterRead: [describeDeadline] },
      admin: { readOnly: true },
    },
    {
      type: 'row',
      fields: [
        asReadOnly({ name: 'receivedAt', type: 'date', required: true, index: true, label: 'Received' }),
        asReadOnly({ name: 'confirmedAt', type: 'date', label: 'Confirmed' }),
        asReadOnly({ name: 'dueAt', type: 'date', index: true, label: 'Due by' }),
        asReadOnly({ name: 'doneAt', type: 'date', label: 'Fulfilled' }),
      ],
    },
    { name: 'notes', type: 'textarea', admin: { description: 'What was done, for your records.' } },
  ],
}
