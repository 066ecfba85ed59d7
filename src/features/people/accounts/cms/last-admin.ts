import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type PayloadRequest,
} from 'payload'

type Account = { readonly role?: string | null; readonly disabled?: boolean | null }

const isActiveAdmin = ({ role, disabled }: Account) => role === 'admin' && !disabled

/** @throws APIError when no other account could administer the site. */
async function requireAnotherAdmin(req: PayloadRequest, id: number | string): Promise<void> {
  const { totalDocs } = await req.payload.count({
    collection: 'users',
    where: {
      and: [{ role: { equals: 'admin' } }, { disabled: { not_equals: true } }, { id: { not_equals: id } }],
    },
    overrideAccess: true,
    req,
  })
  if (totalDocs > 0) return
  const message = 'This is the last administrator. Make another account an administrator first.'
  throw new APIError(message, 400)
}

/** Refuses to demote or disable the last administrator. Calls without a user, such as scripts, are allowed. */
export const keepLastAdmin: CollectionBeforeChangeHook = async ({ data, operation, originalDoc, req }) => {
  if (
    operation === 'update' &&
    req.user &&
    isActiveAdmin(originalDoc) &&
    !isActiveAdmin({ ...originalDoc, ...data })
  ) {
    await requireAnotherAdmin(req, originalDoc.id)
  }
  return data
}

/** Refuses to delete the last administrator. */
export const keepLastAdminFromDeletion: CollectionBeforeDeleteHook = async ({ id, req }) => {
  if (!req.user) return
  const account = await req.payload.findByID({
    collection: 'users',
    id,
    depth: 0,
    overrideAccess: true,
    disableErrors: true,
    req,
  })
  if (account && isActiveAdmin(account)) await requireAnotherAdmin(req, id)
}
