import type { Access, CollectionConfig, Field } from 'payload'
import { hasRole, hiddenExceptFor } from '#features/people/accounts/cms.ts'
import { harmlessReference } from '#platform/references/harmless.ts'
import { deliveryChannels } from '../delivery-channel.ts'
import { deliveryStates } from '../status.ts'
import { channelLabels, stateLabels } from './labels.ts'
import { sendAgain, sendAllAgain } from './send-again.ts'

/** Administrators and the leads role. A dealer sees its enquiries, but not their deliveries. */
const handlesDeliveries: Access = ({ req }) => hasRole(req, 'admin', 'leads')

/** Refuses every REST and admin user: only the delivery code writes, without access control. */
const byPipeline: Access = () => false

const readOnly = { readOnly: true }

const fields: Field[] = [
  {
    type: 'row',
    fields: [
      {
        name: 'enquiry',
        type: 'relationship',
        relationTo: 'enquiries',
        required: true,
        index: true,
        ...harmlessReference('Deliveries are deleted with their enquiry.'),
      },
      {
        name: 'channel',
        type: 'select',
        label: 'To',
        required: true,
        options: deliveryChannels.map((value) => ({ value, label: channelLabels[value] })),
      },
      {
        name: 'state',
        type: 'select',
        required: true,
        defaultValue: 'waiting',
        index: true,
        options: deliveryStates.map((value) => ({ value, label: stateLabels[value] })),
      },
    ],
  },
  {
    type: 'row',
    fields: [
      { name: 'attempts', type: 'number', label: 'Attempts', defaultValue: 0 },
      { name: 'deliveredAt', type: 'date', admin: { date: { pickerAppearance: 'dayAndTime' } } },
      { name: 'key', type: 'text', required: true, unique: true, index: true },
    ],
  },
  { name: 'detail', type: 'text', label: 'Last response' },
  {
    name: 'history',
    type: 'json',
    label: 'Attempts',
    admin: { components: { Field: '/../features/enquiries/lead-delivery/cms/admin/attempts.tsx#Attempts' } },
  },
  {
    name: 'again',
    type: 'ui',
    admin: {
      position: 'sidebar',
      disableListColumn: true,
      components: {
        Field: '/../features/enquiries/lead-delivery/cms/admin/send-again-button.tsx#SendAgainButton',
      },
    },
  },
]

const asReadOnly = (field: Field): Field => {
  if (field.type === 'row') return { ...field, fields: field.fields.map(asReadOnly) }
  if (field.type === 'ui') return field
  return { ...field, admin: { ...field.admin, ...readOnly } } as Field
}

/** The delivery of an enquiry to one integration or recipient, with its attempts. Only the delivery code writes it. */
export const deliveries: CollectionConfig = {
  slug: 'deliveries',
  labels: { singular: 'Delivery', plural: 'Deliveries' },
  admin: {
    useAsTitle: 'key',
    defaultColumns: ['enquiry', 'channel', 'state', 'attempts', 'detail', 'updatedAt'],
    listSearchableFields: ['key', 'detail'],
    group: 'Enquiries',
    hidden: hiddenExceptFor('admin', 'leads'),
    description:
      'Deliveries of enquiries with their attempts. One that needs attention failed for three days or was refused.',
  },
  defaultSort: '-updatedAt',
  disableDuplicate: true,
  access: { create: byPipeline, read: handlesDeliveries, update: byPipeline, delete: byPipeline },
  endpoints: [sendAllAgain, sendAgain],
  fields: fields.map(asReadOnly),
}
