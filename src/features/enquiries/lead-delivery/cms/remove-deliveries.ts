import type { CollectionBeforeDeleteHook } from 'payload'

/** Deletes the deliveries of an enquiry with it. A job that is still queued finds no delivery and ends. */
export const removeDeliveries: CollectionBeforeDeleteHook = async ({ id, req }) => {
  await req.payload.delete({
    collection: 'deliveries',
    where: { enquiry: { equals: id } },
    depth: 0,
    overrideAccess: true,
    req,
  })
}
