import type { CollectionConfig } from 'payload'
import { hasRole, isAdmin, shownTo } from '#features/accounts/cms.ts'
import { byPipeline, handlesEnquiries } from './access.ts'
import { exportEnquiries } from './export.ts'
import { handlingFields } from './handling-fields.ts'
import { noteFirstAnswer, sendAfterAll } from './handling-hooks.ts'
import { appendNotes } from './notes.ts'
import { receivedFields } from './received-fields.ts'
import { removeDeliveries } from './remove-deliveries.ts'
import { checkPageStyleSheet, submit } from './submit-endpoint.ts'

/** The inbox: what visitors sent, and what became of it. Written by the pipeline; people handle it here. */
export const enquiries: CollectionConfig = {
  slug: 'enquiries',
  labels: { singular: 'Enquiry', plural: 'Enquiries' },
  admin: {
    useAsTitle: 'reference',
    defaultColumns: [
      'reference',
      'kind',
      'fullName',
      'about',
      'dealer',
      'status',
      'assignedTo',
      'receivedAt',
    ],
    listSearchableFields: ['reference', 'fullName', 'email', 'phone', 'about', 'dealerName'],
    group: 'Enquiries',
    hidden: shownTo('admin', 'leads', 'dealer'),
    description: 'What visitors sent through the forms.',
    components: {
      beforeListTable: ['/../features/enquiries/cms/admin/export-link.tsx#ExportLink'],
    },
  },
  defaultSort: '-receivedAt',
  disableDuplicate: true,
  access: {
    create: byPipeline,
    read: handlesEnquiries,
    update: handlesEnquiries,
    delete: isAdmin,
  },
  endpoints: [exportEnquiries, checkPageStyleSheet, submit],
  hooks: {
    beforeChange: [noteFirstAnswer, appendNotes],
    afterChange: [sendAfterAll],
    beforeDelete: [removeDeliveries],
  },
  fields: [
    ...receivedFields,
    ...handlingFields,
    {
      name: 'deliveries',
      type: 'join',
      collection: 'deliveries',
      on: 'enquiry',
      access: { read: ({ req }) => hasRole(req, 'admin', 'leads') },
      admin: { defaultColumns: ['channel', 'state', 'attempts', 'detail', 'updatedAt'], allowCreate: false },
    },
  ],
}
