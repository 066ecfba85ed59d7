import type { CollectionBeforeChangeHook } from 'payload'

/** Numbers a new text as the next version of its purpose. A unique index rejects a number used concurrently. */
export const numberVersions: CollectionBeforeChangeHook = async ({ data, operation, originalDoc, req }) => {
  const changesPurpose = operation === 'update' && data.purpose && data.purpose !== originalDoc.purpose
  if (operation === 'update' && !changesPurpose) return { ...data, version: originalDoc.version }
  const { docs } = await req.payload.find({
    collection: 'consentTexts',
    where: { purpose: { equals: data.purpose } },
    sort: '-version',
    limit: 1,
    depth: 0,
    select: { version: true },
    overrideAccess: true,
    req,
  })
  return { ...data, version: (docs[0]?.version ?? 0) + 1 }
}
