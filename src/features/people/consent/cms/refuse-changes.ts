import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type PayloadRequest,
} from 'payload'

// Without colons and commas, at which the admin splits messages.
const refusal =
  'This text is published and cannot change because visitors may have agreed to it. Create a new version instead.'

/** Returns whether the document is published, even when it has a newer draft. */
async function isPublished(id: number | string, req: PayloadRequest): Promise<boolean> {
  const stored = await req.payload.findByID({
    collection: 'consentTexts',
    id,
    draft: false,
    depth: 0,
    select: { _status: true },
    overrideAccess: true,
    disableErrors: true,
    req,
  })
  return stored?._status === 'published'
}

/** Refuses changes of a published text, including drafts and unpublishing. */
export const refuseChange: CollectionBeforeChangeHook = async ({ data, operation, originalDoc, req }) => {
  if (operation === 'update' && (await isPublished(originalDoc.id, req))) throw new APIError(refusal, 409)
  return data
}

export const refuseDeletion: CollectionBeforeDeleteHook = async ({ id, req }) => {
  if (await isPublished(id, req)) throw new APIError(refusal, 409)
}
