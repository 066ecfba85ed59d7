import type { Access, CollectionConfig } from 'payload'
import { fieldAccessFor, hasRole, isAdmin } from '#features/people/accounts/cms.ts'
import { setTrashState, trashWholeDocuments } from '#platform/trash/trash-hooks.ts'

const outsideTrash = { deletedAt: { exists: false } }

/**
 * Only editors can read documents in the trash, even with `?trash=true`. Files are requested by name; the handler of
 * the media collection rejects those in the trash.
 */
const readOutsideTrash =
  (read: Access): Access =>
  async (args) => {
    const result = await read(args)
    const isUnfiltered = args.isReadingStaticFile || hasRole(args.req, 'admin', 'editor')
    if (result === false || isUnfiltered) return result
    return result === true ? outsideTrash : { and: [result, outsideTrash] }
  }

/** Users with the right to delete can move documents to the trash; only administrators can delete them permanently. */
const deleteOrTrash =
  (remove: Access): Access =>
  async (args) => {
    const data = args.data as { deletedAt?: unknown } | undefined
    return data?.deletedAt || (await isAdmin(args)) ? remove(args) : false
  }

const fullAccess: Access = () => true

/**
 * Adds access rules for the trash, and hooks for moving documents there, to a collection with `trash: true`.
 *
 * Source: decision 30.
 */
export function withTrash<Collection extends CollectionConfig>(collection: Collection): Collection {
  if (!collection.trash) return collection
  const { access, fields, hooks } = collection
  return {
    ...collection,
    access: {
      ...access,
      read: readOutsideTrash(access?.read ?? fullAccess),
      delete: deleteOrTrash(access?.delete ?? fullAccess),
    },
    fields: [
      ...fields,
      {
        name: 'deletedAt',
        type: 'date',
        index: true,
        label: 'Deleted',
        access: { read: fieldAccessFor('admin', 'editor') },
        admin: { hidden: true, disableBulkEdit: true },
      },
    ],
    hooks: {
      ...hooks,
      beforeOperation: [trashWholeDocuments, ...(hooks?.beforeOperation ?? [])],
      beforeChange: [setTrashState, ...(hooks?.beforeChange ?? [])],
    },
  }
}
