import {
  APIError,
  type BaseFilter,
  type CollectionBeforeOperationHook,
  type CollectionBeforeValidateHook,
  type Field,
  type FilterOptionsProps,
  type Where,
} from 'payload'
import { fieldAccessFor, ownDealerOf } from '#features/people/accounts/cms.ts'
import { harmlessReference } from '#platform/references/harmless.ts'

const byEditors = fieldAccessFor('admin', 'editor')

/** The dealer that uploaded a file, which alone changes it besides editors. Empty for files of editors. */
export const dealerField: Field = {
  name: 'dealer',
  type: 'relationship',
  relationTo: 'dealers',
  index: true,
  access: { create: byEditors, update: byEditors },
  admin: {
    position: 'sidebar',
    condition: (_, __, { user }) => ownDealerOf(user) === undefined,
    description: 'Only this dealer can change it. Empty: a file of head office, which every dealer may use.',
  },
  ...harmlessReference('The file stays when its dealer is gone, and editors look after it.'),
}

const usableBy = (dealer: number): Where => ({
  or: [{ dealer: { equals: dealer } }, { dealer: { exists: false } }],
})

/** Shows a dealer its own files and those of head office; all files to others. */
export const listUsableFiles: BaseFilter = ({ req }) => {
  const own = ownDealerOf(req.user)
  return own === undefined ? null : usableBy(own)
}

/** Narrows a filter of files for a dealer to its own files and those of head office. */
export const usableFiles =
  (filter: Where) =>
  ({ req }: FilterOptionsProps): Where => {
    const own = ownDealerOf(req.user)
    return own === undefined ? filter : { and: [filter, usableBy(own)] }
  }

/** Makes every file that a dealer uploads or changes its own, whatever the request says. */
export const assignToDealer: CollectionBeforeValidateHook = ({ data, req }) => {
  const own = ownDealerOf(req.user)
  return own === undefined ? data : { ...data, dealer: own }
}

/**
 * Refuses a dealer's replacement of a file, because a page that is not the dealer's may show it.
 *
 * @throws APIError 403
 */
export const refuseReplacement: CollectionBeforeOperationHook = ({ operation, req }) => {
  if (operation !== 'update' || !req.file || ownDealerOf(req.user) === undefined) return
  throw new APIError('Upload another file instead of replacing this one.', 403, null, true)
}
