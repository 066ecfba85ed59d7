import type { CollectionConfig, Endpoint } from 'payload'
import { harmlessReference } from '#platform/references/harmless.ts'
import { pipelineOnly, readsTheEnquiry } from './access.ts'

/** Downloads of staff: `GET /api/enquiry-files/file/{key}`, with `?thumbnail` for a small version of a picture. */
const fileEndpoint: Endpoint = {
  path: '/file/:key',
  method: 'get',
  handler: async (req) => {
    // Loaded here because programs that migrate and seed send no files.
    const { serveFile } = await import('../data/serve-file.ts')
    return serveFile(req, String(req.routeParams?.key))
  },
}

/**
 * Files that visitors sent with forms, without their content, which is in `enquiry_file_chunks`. Only the pipeline
 * writes them; the admin lists them with their enquiry.
 *
 * Source: decision record 49.
 */
export const enquiryFiles: CollectionConfig = {
  slug: 'enquiry-files',
  labels: { singular: 'File of an enquiry', plural: 'Files of enquiries' },
  admin: { hidden: true, useAsTitle: 'name' },
  disableDuplicate: true,
  access: { create: pipelineOnly, read: readsTheEnquiry, update: pipelineOnly, delete: pipelineOnly },
  endpoints: [fileEndpoint],
  fields: [
    // Random, 128 bits: the last segment of the file's address.
    { name: 'key', type: 'text', required: true, unique: true },
    { name: 'formKey', type: 'text', required: true, index: true, hidden: true },
    // The name of the form's field.
    { name: 'slot', type: 'text', required: true },
    { name: 'name', type: 'text', required: true },
    { name: 'mediaType', type: 'text', required: true },
    { name: 'bytes', type: 'number', required: true },
    { name: 'width', type: 'number' },
    { name: 'height', type: 'number' },
    { name: 'verdict', type: 'select', required: true, options: ['clean', 'notScanned'] },
    {
      name: 'enquiry',
      type: 'relationship',
      relationTo: 'enquiries',
      index: true,
      ...harmlessReference('Files are deleted with their enquiry.'),
    },
    // Until the file belongs to an enquiry.
    { name: 'expiresAt', type: 'date', index: true },
  ],
}
