import type { CollectionConfig } from 'payload'
import { pipelineOnly } from '../../inbox/cms/access.ts'

/**
 * Steps of forms that browsers without JavaScript are sending, until the enquiry is stored or an hour has passed. Only
 * the pipeline reads and writes them, with SQL; the admin does not list them.
 *
 * Source: decision record 40.
 */
export const formDrafts: CollectionConfig = {
  slug: 'form-drafts',
  labels: { singular: 'Form draft', plural: 'Form drafts' },
  admin: { hidden: true, useAsTitle: 'address' },
  disableDuplicate: true,
  access: { create: pipelineOnly, read: pipelineOnly, update: pipelineOnly, delete: pipelineOnly },
  fields: [
    // Random, 128 bits: the part of the page's address that names the draft.
    { name: 'address', type: 'text', required: true, unique: true },
    // SHA-256 of the visitor's secret, which stands in a cookie alone.
    { name: 'secretHash', type: 'text', required: true },
    { name: 'formKey', type: 'text', required: true, index: true },
    { name: 'kind', type: 'text', required: true },
    { name: 'language', type: 'text', required: true },
    { name: 'page', type: 'text', required: true },
    { name: 'step', type: 'text', required: true },
    // Of the stored enquiry, once the step is `done`.
    { name: 'reference', type: 'text' },
    // Keyed hash of the e-mail, by which a person's drafts are erased.
    { name: 'person', type: 'text', index: true },
    // Entries and messages, encrypted with the visitor's secret; empty once the step is `done`.
    { name: 'content', type: 'textarea' },
    { name: 'expiresAt', type: 'date', required: true, index: true },
  ],
}
