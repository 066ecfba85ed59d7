import { sql } from '@payloadcms/db-postgres'
import type {
  CollectionAfterChangeHook,
  CollectionBeforeOperationHook,
  CollectionConfig,
  CollectionSlug,
  GlobalAfterChangeHook,
  GlobalBeforeOperationHook,
  GlobalConfig,
  GlobalSlug,
  PayloadRequest,
  UIField,
} from 'payload'
import { transactionOf } from '#platform/payload-internals/postgres.ts'
import { recordEditor } from './last-editor.ts'
import { type ReadDocument, rejectOutdatedSave } from './newer-version.ts'

/** Lock key of all documents of a collection; document ids begin at 1. */
const allDocuments = 0
/** Lock key of a global, which has no id in requests. */
const globalKey = 1
const maxId = 2_147_483_647

/**
 * Locks a document until the end of the transaction. Payload reads a document, merges the request into it and writes
 * the whole document, so without a lock two concurrent changes would overwrite each other. A bulk change locks the
 * whole collection.
 *
 * @param slug of the collection or the global.
 * @param id of the document; undefined for a bulk change.
 */
async function lockDocument(req: PayloadRequest, slug: string, id: unknown): Promise<void> {
  const transaction = await transactionOf(req)
  if (!transaction) return
  const owner = sql`hashtext(${`document ${slug}`})`
  if (id === undefined) {
    await transaction.execute(sql`select pg_advisory_xact_lock(${owner}, ${allDocuments})`)
    return
  }
  const document = Number(id)
  // Any other id is invalid, which Payload reports itself.
  if (!Number.isInteger(document) || document < 1 || document > maxId) return
  await transaction.execute(
    sql`select pg_advisory_xact_lock_shared(${owner}, ${allDocuments}), pg_advisory_xact_lock(${owner}, ${document})`,
  )
}

/** The field that shows the notice about a newer version in an edit form. */
const noticeField: UIField = {
  name: 'newerVersion',
  type: 'ui',
  admin: {
    components: { Field: '/admin/newer-version.tsx#NewerVersion' },
    disableBulkEdit: true,
    disableListColumn: true,
  },
}

type Update = {
  readonly id?: number | string
  readonly data?: Readonly<Record<string, unknown>>
  readonly draft?: boolean
  readonly autosave?: boolean
}

/** Options to read with the caller's rights but not the caller's request, whose locale Payload would change. */
const asCaller = (req: PayloadRequest) => ({
  depth: 0,
  overrideAccess: false,
  user: req.user,
  locale: req.locale as 'en',
  fallbackLocale: 'none' as const,
  req: { transactionID: req.transactionID },
})

const isForm = (req: PayloadRequest, overrideAccess?: boolean) =>
  req.payloadAPI === 'REST' && overrideAccess !== true

/** Adds hooks that reject a save based on an outdated version (decision 32). */
export function withSafeSaving<Collection extends CollectionConfig>(collection: Collection): Collection {
  const slug = collection.slug as CollectionSlug
  const guard: CollectionBeforeOperationHook = async ({ args, operation, overrideAccess, req }) => {
    if (operation !== 'update' && operation !== 'delete') return
    const { id, data, draft = false, autosave = false } = args as Update
    // A deletion too, so that whatever comes second does not find the document rather than losing it halfway.
    await lockDocument(req, slug, id)
    if (operation === 'delete' || id === undefined || !data || !isForm(req, overrideAccess)) return
    const read: ReadDocument = (newest) =>
      req.payload.findByID({ collection: slug, id, draft: newest, disableErrors: true, ...asCaller(req) })
    await rejectOutdatedSave({ req, document: `${slug}/${id}`, data, draft, autosave, read })
  }
  const note: CollectionAfterChangeHook = async ({ doc, req }) => {
    await recordEditor(req, `${slug}/${doc.id}`, doc.updatedAt)
  }
  const { hooks } = collection
  const beforeOperation = [...(hooks?.beforeOperation ?? []), guard]
  const afterChange = [...(hooks?.afterChange ?? []), note]
  const fields = [noticeField, ...collection.fields]
  return { ...collection, fields, hooks: { ...hooks, beforeOperation, afterChange } }
}

/** Like `withSafeSaving`, for a global. */
export function withSafeSavingOfGlobal(global: GlobalConfig): GlobalConfig {
  const slug = global.slug as GlobalSlug
  const guard: GlobalBeforeOperationHook = async ({ args, operation, overrideAccess, req }) => {
    if (operation !== 'update') return
    const { data, draft = false, autosave = false } = args as Update
    await lockDocument(req, slug, globalKey)
    if (!data || !isForm(req, overrideAccess)) return
    const read: ReadDocument = (newest) =>
      req.payload.findGlobal({ slug, draft: newest, disableErrors: true, ...asCaller(req) })
    await rejectOutdatedSave({ req, document: `globals/${slug}`, data, draft, autosave, read })
  }
  const note: GlobalAfterChangeHook = async ({ doc, req }) => {
    await recordEditor(req, `globals/${slug}`, doc.updatedAt)
  }
  const { hooks } = global
  const beforeOperation = [...(hooks?.beforeOperation ?? []), guard]
  const afterChange = [...(hooks?.afterChange ?? []), note]
  const fields = [noticeField, ...global.fields]
  return { ...global, fields, hooks: { ...hooks, beforeOperation, afterChange } }
}
