import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type PayloadRequest,
} from 'payload'

// The admin breaks a message at colons and commas.
const refusal =
  'This wording is published and stays as it is because visitors may have agreed to it. Make a new version instead.'

/** Whether the document is published, whatever a newer draft of it says. */
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

/** Neither a change, nor a draft of one, nor an unpublishing. */
export const refuseChange: CollectionBeforeChangeHook = async ({ data, operation, originalDoc, req }) => {
  if (operation === 'update' && (await isPublished(originalDoc.id, req))) throw new APIError(refusal, 409)
  return data
}

export const refuseDeletion: CollectionBeforeDeleteHook = async ({ id, req }) => {
  if (await isPublished(id, req)) throw new APIError(refusal, 409)
}
