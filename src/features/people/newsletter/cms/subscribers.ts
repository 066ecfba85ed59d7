import type { CollectionConfig, Field } from 'payload'
import { hasRole, hiddenExceptFor, isAdmin, isLeads } from '#features/people/accounts/cms.ts'
import { subscriberStates } from '../subscriber.ts'

const labels = {
  pending: 'Waiting for confirmation',
  subscribed: 'Subscribed',
  unsubscribed: 'Unsubscribed',
} as const

const never = () => false

const asReadOnly = (field: Field): Field => ({ ...field, admin: { ...field.admin, readOnly: true } }) as Field

/**
 * The subscribers of the newsletter. Only the site writes them: an address is subscribed once its owner confirms it by
 * the link that was sent to it, so none is entered by hand. Source: decision V-4.
 */
export const subscribers: CollectionConfig = {
  slug: 'subscribers',
  admin: {
    useAsTitle: 'email',
    defaultColumns: ['email', 'state', 'askedAt', 'confirmedAt'],
    listSearchableFields: ['email', 'firstName', 'lastName'],
    group: 'Privacy',
    hidden: hiddenExceptFor('admin', 'leads'),
    description: 'People who requested the newsletter. Send it only to those with the state Subscribed.',
  },
  defaultSort: '-askedAt',
  disableDuplicate: true,
  access: { read: isLeads, create: never, update: never, delete: isAdmin },
  fields: [
    asReadOnly({ name: 'email', type: 'email', required: true, unique: true, index: true }),
    {
      type: 'row',
      fields: [
        asReadOnly({ name: 'firstName', type: 'text', required: true }),
        asReadOnly({ name: 'lastName', type: 'text', required: true }),
      ],
    },
    asReadOnly({
      name: 'state',
      type: 'select',
      required: true,
      index: true,
      options: subscriberStates.map((value) => ({ value, label: labels[value] })),
    }),
    {
      name: 'person',
      type: 'text',
      required: true,
      index: true,
      access: { read: ({ req }) => hasRole(req, 'admin') },
      admin: { hidden: true },
    },
    {
      type: 'row',
      fields: [
        asReadOnly({ name: 'askedAt', type: 'date', required: true, index: true, label: 'Requested' }),
        asReadOnly({ name: 'confirmedAt', type: 'date', label: 'Confirmed' }),
        asReadOnly({ name: 'leftAt', type: 'date', label: 'Unsubscribed' }),
      ],
    },
  ],
}
