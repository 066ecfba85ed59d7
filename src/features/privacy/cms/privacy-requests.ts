import type { CollectionConfig, Field, FieldHook } from 'payload'
import { isAdmin, shownTo } from '#features/accounts/cms.ts'
import { siteClock } from '#platform/site-clock.ts'
import { privacyStates, privacyWishes } from '../privacy-request.ts'
import { timeToAnswer } from '../rules/time-to-answer.ts'

const wishLabels = {
  export: 'What is held about me',
  erase: 'Erase what is held about me',
  objection: 'No marketing',
} as const
const stateLabels = { unconfirmed: 'E-mail not confirmed', open: 'To be answered', done: 'Answered' } as const

const never = () => false

const byItself = (field: Field): Field => ({ ...field, admin: { ...field.admin, readOnly: true } }) as Field

const readClock: FieldHook = ({ siblingData }) => {
  const { state, dueAt } = siblingData as { state?: string; dueAt?: string | null }
  return timeToAnswer(state ?? '', dueAt ? Date.parse(dueAt) : null, siteClock().now().getTime())
}

/**
 * What people ask about their own data. The site answers a confirmed request by itself; what it could not answer
 * stays open, with its clock, for an administrator. An answered request forgets the e-mail.
 */
export const privacyRequests: CollectionConfig = {
  slug: 'privacyRequests',
  labels: { singular: 'Privacy request', plural: 'Privacy requests' },
  admin: {
    useAsTitle: 'reference',
    defaultColumns: ['reference', 'wish', 'state', 'clock', 'receivedAt'],
    group: 'Privacy',
    hidden: shownTo('admin'),
    description: 'Requests under POPIA. Each is to be answered within thirty days of its confirmation.',
  },
  defaultSort: ['-state', 'dueAt'],
  disableDuplicate: true,
  access: { read: isAdmin, create: never, update: isAdmin, delete: never },
  fields: [
    byItself({ name: 'reference', type: 'text', required: true, unique: true, index: true }),
    byItself({
      name: 'wish',
      type: 'select',
      required: true,
      options: privacyWishes.map((value) => ({ value, label: wishLabels[value] })),
    }),
    byItself({
      name: 'email',
      type: 'email',
      index: true,
      admin: { description: 'Forgotten once the request is answered.' },
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
      hooks: { afterRead: [readClock] },
      admin: { readOnly: true },
    },
    {
      type: 'row',
      fields: [
        byItself({ name: 'receivedAt', type: 'date', required: true, index: true, label: 'Received' }),
        byItself({ name: 'confirmedAt', type: 'date', label: 'Confirmed' }),
        byItself({ name: 'dueAt', type: 'date', index: true, label: 'Answer by' }),
        byItself({ name: 'doneAt', type: 'date', label: 'Answered' }),
      ],
    },
    { name: 'notes', type: 'textarea', admin: { description: 'What was done, for the file.' } },
  ],
}
