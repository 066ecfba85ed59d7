import type { CollectionConfig } from 'payload'
import { hiddenExceptFor, isAdmin } from '#features/people/accounts/cms.ts'
import { mayHandleEnquiries, pipelineOnly } from './access.ts'
import { exportEnquiries } from './export.ts'
import { handlingFields } from './handling-fields.ts'
import { recordFirstResponse } from './handling-hooks.ts'
import { appendNotes } from './notes.ts'
import { receivedFields } from './received-fields.ts'

/**
 * The inbox of enquiries. The pipeline writes them and users handle them. The feature that delivers enquiries adds the
 * endpoint of the forms and the list of deliveries.
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
    description: 'Enquiries that visitors sent through the forms.',
    components: {
      beforeListTable: ['/../features/enquiries/enquiries/cms/admin/export-link.tsx#ExportLink'],
    },
  },
  defaultSort: '-receivedAt',
  disableDuplicate: true,
  access: {
    create: pipelineOnly,
    read: mayHandleEnquiries,
    update: mayHandleEnquiries,
    delete: isAdmin,
  },
  endpoints: [exportEnquiries],
  hooks: { beforeChange: [recordFirstResponse, appendNotes] },
  fields: [...receivedFields, ...handlingFields],
}
