import type { CollectionConfig, Field } from 'payload'
import { hasRole, isAdmin, isLeads, shownTo } from '#features/accounts/cms.ts'
import { subscriberStates } from '../subscriber.ts'

const labels = { pending: 'Asked to confirm', subscribed: 'Subscribed', unsubscribed: 'Left' } as const

const never = () => false

const byItself = (field: Field): Field => ({ ...field, admin: { ...field.admin, readOnly: true } }) as Field

/**
 * Who asked for the newsletter. The site writes it: an address counts only after its owner followed the link that was
 * sent to it, so nobody is entered by hand. Source: decision V-4.
 */
export const subscribers: CollectionConfig = {
  slug: 'subscribers',
  admin: {
    useAsTitle: 'email',
    defaultColumns: ['email', 'state', 'askedAt', 'confirmedAt'],
    listSearchableFields: ['email', 'firstName', 'lastName'],
    group: 'Privacy',
    hidden: shownTo('admin', 'leads'),
    description: 'People who asked for the newsletter. Only those who are subscribed may be written to.',
  },
  defaultSort: '-askedAt',
  disableDuplicate: true,
  access: { read: isLeads, create: never, update: never, delete: isAdmin },
  fields: [
    byItself({ name: 'email', type: 'email', required: true, unique: true, index: true }),
    {
      type: 'row',
      fields: [
        byItself({ name: 'firstName', type: 'text', required: true }),
        byItself({ name: 'lastName', type: 'text', required: true }),
      ],
    },
    byItself({
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
        byItself({ name: 'askedAt', type: 'date', required: true, index: true, label: 'Asked' }),
        byItself({ name: 'confirmedAt', type: 'date', label: 'Confirmed' }),
        byItself({ name: 'leftAt', type: 'date', label: 'Left' }),
      ],
    },
  ],
}
