import type { CollectionBeforeDeleteHook } from 'payload'

/** An enquiry takes its deliveries along: a job that is still waiting finds nothing to deliver and ends. */
export const removeDeliveries: CollectionBeforeDeleteHook = async ({ id, req }) => {
  await req.payload.delete({
    collection: 'deliveries',
    where: { enquiry: { equals: id } },
    depth: 0,
    overrideAccess: true,
    req,
  })
}
