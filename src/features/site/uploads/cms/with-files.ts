import type { CollectionBeforeDeleteHook, CollectionConfig } from 'payload'

/** Deletes the files of an enquiry with it; their content follows by the database's cascade. */
const removeFiles: CollectionBeforeDeleteHook = async ({ id, req }) => {
  await req.payload.delete({
    ...{ collection: 'enquiry-files', where: { enquiry: { equals: id } }, depth: 0 },
    ...{ overrideAccess: true, req },
  })
}

/** Adds the files of visitors to the collection of enquiries: they are deleted with their enquiry. */
export const withFiles = (inbox: CollectionConfig): CollectionConfig => ({
  ...inbox,
  hooks: { ...inbox.hooks, beforeDelete: [...(inbox.hooks?.beforeDelete ?? []), removeFiles] },
})
