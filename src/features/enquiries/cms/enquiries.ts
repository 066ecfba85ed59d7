import type { CollectionConfig } from 'payload'
import { hiddenExceptFor, isAdmin } from '#features/accounts/cms.ts'
import { byPipeline, handlesEnquiries } from './access.ts'
import { exportEnquiries } from './export.ts'
import { handlingFields } from './handling-fields.ts'
import { noteFirstAnswer } from './handling-hooks.ts'
import { appendNotes } from './notes.ts'
import { receivedFields } from './received-fields.ts'
import { checkPageStyleSheet } from './submit-endpoint.ts'

/**
 * The inbox: what visitors sent. Written by the pipeline; people handle it here. The feature that delivers enquiries
 * adds the endpoint of the forms and what became of each enquiry.
 */
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
    hidden: hiddenExceptFor('admin', 'leads', 'dealer'),
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
  endpoints: [exportEnquiries, checkPageStyleSheet],
  hooks: { beforeChange: [noteFirstAnswer, appendNotes] },
  fields: [...receivedFields, ...handlingFields],
}
