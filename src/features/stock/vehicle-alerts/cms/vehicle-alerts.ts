import type { CollectionConfig, Field } from 'payload'
import { hasRole, hiddenExceptFor, isAdmin, isLeads } from '#features/people/accounts/cms.ts'
import { alertKinds, alertStates } from '../alert.ts'

const kindLabels = { search: 'New vehicles of a search', price: 'Price of a vehicle' } as const
const stateLabels = { pending: 'Waiting for confirmation', active: 'Active', ended: 'Ended' } as const

const never = () => false

const asReadOnly = (field: Field): Field => ({ ...field, admin: { ...field.admin, readOnly: true } }) as Field

const date = (name: string, label: string) => asReadOnly({ name, type: 'date', label })

/** Identifies a person by a hash, which only administrators may read. */
const hash = (name: string, options: { unique?: boolean } = {}): Field => ({
  name,
  type: 'text',
  required: true,
  index: true,
  ...options,
  access: { read: ({ req }) => hasRole(req, 'admin') },
  admin: { hidden: true },
})

/**
 * Alerts about used vehicles by e-mail. Only the site writes them: an alert is active once the owner of the address
 * confirms it by the link that was sent to it, so none is entered by hand.
 */
export const vehicleAlerts: CollectionConfig = {
  slug: 'vehicleAlerts',
  labels: { singular: 'Vehicle alert', plural: 'Vehicle alerts' },
  admin: {
    useAsTitle: 'title',
    defaultColumns: ['title', 'kind', 'email', 'state', 'askedAt'],
    listSearchableFields: ['title', 'email'],
    group: 'Privacy',
    hidden: hiddenExceptFor('admin', 'leads'),
    description: 'Visitors who are mailed about new used vehicles or lower prices. They stop it by a link.',
  },
  defaultSort: '-askedAt',
  disableDuplicate: true,
  access: { read: isLeads, create: never, update: never, delete: isAdmin },
  fields: [
    asReadOnly({ name: 'title', type: 'text', required: true, label: 'Search or vehicle' }),
    asReadOnly({ name: 'email', type: 'email', required: true, index: true }),
    {
      type: 'row',
      fields: [
        asReadOnly({
          name: 'kind',
          type: 'select',
          required: true,
          options: alertKinds.map((value) => ({ value, label: kindLabels[value] })),
        }),
        asReadOnly({
          name: 'state',
          type: 'select',
          required: true,
          index: true,
          options: alertStates.map((value) => ({ value, label: stateLabels[value] })),
        }),
      ],
    },
    asReadOnly({
      name: 'subject',
      type: 'text',
      required: true,
      label: 'Query or stock id',
      admin: { description: 'The query of the address of the search, or the stock id of the vehicle.' },
    }),
    hash('person'),
    hash('key', { unique: true }),
    {
      type: 'row',
      fields: [
        asReadOnly({ name: 'askedAt', type: 'date', required: true, index: true, label: 'Requested' }),
        date('confirmedAt', 'Confirmed'),
        date('expiresAt', 'Ends by itself'),
        date('endedAt', 'Ended'),
      ],
    },
    {
      type: 'row',
      fields: [
        asReadOnly({ name: 'lastCheckedAt', type: 'date', required: true, label: 'Checked up to' }),
        date('lastMailedAt', 'Last mail'),
        date('noticeAt', 'Notice of the end'),
        asReadOnly({
          name: 'lastPrice',
          type: 'number',
          label: 'Price in cents',
          admin: { description: 'At the request, or in the last mail.' },
        }),
      ],
    },
  ],
}
