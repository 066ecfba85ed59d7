import type { CollectionConfig, Field } from 'payload'
import { hiddenExceptFor, isAdmin } from '#features/people/accounts/cms.ts'
import { reminderKinds, reminderStates } from '../reminder.ts'

const kindLabels = {
  service: 'Next service',
  warranty: 'End of the warranty',
  plan: 'End of the service plan',
}
const stateLabels = { pending: 'Waiting for confirmation', active: 'Active', ended: 'Ended' } as const

const never = () => false

const asReadOnly = (field: Field): Field => ({ ...field, admin: { ...field.admin, readOnly: true } }) as Field

const date = (name: string, label: string) => asReadOnly({ name, type: 'date', label })

/** A hash, which identifies a person or a reminder. */
const hash = (name: string, options: { unique?: boolean } = {}): Field => ({
  ...{ name, type: 'text', required: true, index: true, ...options },
  admin: { hidden: true },
})

/**
 * Reminders by e-mail for owners: of the model and the day, never of a VIN. Only the site writes them: a reminder is
 * active once the owner of the address confirms it by the link that was sent to it, so none is entered by hand.
 */
export const serviceReminders: CollectionConfig = {
  slug: 'serviceReminders',
  labels: { singular: 'Service reminder', plural: 'Service reminders' },
  admin: {
    useAsTitle: 'email',
    defaultColumns: ['email', 'kind', 'model', 'dueOn', 'state', 'askedAt'],
    listSearchableFields: ['email', 'model'],
    group: 'Privacy',
    hidden: hiddenExceptFor('admin'),
    description:
      'Owners who are mailed once before a service, or the end of a warranty or plan. They stop it by a link. Recalls are never mailed.',
  },
  defaultSort: '-askedAt',
  disableDuplicate: true,
  access: { read: isAdmin, create: never, update: never, delete: isAdmin },
  fields: [
    asReadOnly({ name: 'email', type: 'email', required: true, index: true }),
    {
      type: 'row',
      fields: [
        asReadOnly({
          name: 'kind',
          type: 'select',
          required: true,
          label: 'What is due',
          options: reminderKinds.map((value) => ({ value, label: kindLabels[value] })),
        }),
        asReadOnly({
          name: 'state',
          type: 'select',
          required: true,
          index: true,
          options: reminderStates.map((value) => ({ value, label: stateLabels[value] })),
        }),
      ],
    },
    {
      type: 'row',
      fields: [
        asReadOnly({ name: 'model', type: 'text', required: true, label: 'Model code' }),
        asReadOnly({ name: 'dueOn', type: 'text', required: true, index: true, label: 'Due on' }),
      ],
    },
    asReadOnly({ name: 'consentText', type: 'textarea', required: true, label: 'Agreed to' }),
    hash('person'),
    hash('key', { unique: true }),
    {
      type: 'row',
      fields: [
        asReadOnly({ name: 'consentedAt', type: 'date', required: true, label: 'Agreed' }),
        asReadOnly({ name: 'askedAt', type: 'date', required: true, index: true, label: 'Last request' }),
        date('confirmedAt', 'Confirmed'),
      ],
    },
    { type: 'row', fields: [date('mailedAt', 'Reminded'), date('endedAt', 'Ended')] },
  ],
}
