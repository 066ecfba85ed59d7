import type { CollectionConfig } from 'payload'
import { hiddenExceptFor, isAdmin, isLeads } from '#features/people/accounts/cms.ts'
import { localServices } from '../data/delivery-records.ts'

const labels: Record<(typeof localServices)[number], string> = {
  leadProvider: 'Lead provider',
  consent: 'Consent service',
}
const readOnly = { readOnly: true }

/**
 * Leads and consent recorded by our own services: from this site while no external service is configured, and from
 * other programs that call the contract.
 */
export const deliveryRecords: CollectionConfig = {
  slug: 'handovers',
  labels: { singular: 'Delivery record', plural: 'Delivery records' },
  admin: {
    useAsTitle: 'key',
    defaultColumns: ['service', 'person', 'reference', 'createdAt'],
    listSearchableFields: ['person', 'reference', 'key'],
    group: 'Enquiries',
    hidden: hiddenExceptFor('admin', 'leads'),
    description:
      'Leads and consent, stored here while no external lead provider or consent service is configured.',
  },
  defaultSort: '-createdAt',
  disableDuplicate: true,
  access: { read: isLeads, create: () => false, update: () => false, delete: isAdmin },
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'service',
          type: 'select',
          required: true,
          index: true,
          options: localServices.map((value) => ({ value, label: labels[value] })),
          admin: readOnly,
        },
        { name: 'reference', type: 'text', index: true, admin: readOnly },
        { name: 'person', type: 'text', index: true, label: 'E-mail of the person', admin: readOnly },
      ],
    },
    { name: 'body', type: 'json', required: true, label: 'Payload', admin: readOnly },
    { name: 'key', type: 'text', required: true, unique: true, admin: readOnly },
  ],
}
