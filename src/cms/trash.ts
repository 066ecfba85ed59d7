import type { Access, CollectionConfig } from 'payload'
import { fieldFor, hasRole, isAdmin } from '#features/accounts/cms.ts'
import { keepTrashState, trashWholeDocuments } from '#platform/trash/trash-hooks.ts'

const outsideTrash = { deletedAt: { exists: false } }

/**
 * Editors read what is in the trash; for everybody else it does not exist, `?trash=true` or not. Files are asked for by
 * their names: the media's own handler refuses those.
 */
const readOutsideTrash =
  (read: Access): Access =>
  async (args) => {
    const result = await read(args)
    const isUnfiltered = args.isReadingStaticFile || hasRole(args.req, 'admin', 'editor')
    if (result === false || isUnfiltered) return result
    return result === true ? outsideTrash : { and: [result, outsideTrash] }
  }

/** Whoever might delete moves to the trash; administrators alone delete for ever. */
const deleteOrTrash =
  (remove: Access): Access =>
  async (args) => {
    const data = args.data as { deletedAt?: unknown } | undefined
    return data?.deletedAt || (await isAdmin(args)) ? remove(args) : false
  }

const everybody: Access = () => true

/**
 * Adds to a collection with `trash: true` who may see and empty its trash, and what moving a document there changes.
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
      read: readOutsideTrash(access?.read ?? everybody),
      delete: deleteOrTrash(access?.delete ?? everybody),
    },
    fields: [
      ...fields,
      {
        name: 'deletedAt',
        type: 'date',
        index: true,
        label: 'Deleted',
        access: { read: fieldFor('admin', 'editor') },
        admin: { hidden: true, disableBulkEdit: true },
      },
    ],
    hooks: {
      ...hooks,
      beforeOperation: [trashWholeDocuments, ...(hooks?.beforeOperation ?? [])],
      beforeChange: [keepTrashState, ...(hooks?.beforeChange ?? [])],
    },
  }
}
