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
} from 'payload'
import { globalKey, lockDocument } from './document-lock.ts'
import { recordEditor } from './last-editor.ts'
import { type ReadDocument, rejectOutdatedSave } from './newer-version.ts'
import { noticeField } from './notice-field.ts'

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
    if (operation !== 'update') return
    const { id, data, draft = false, autosave = false } = args as Update
    await lockDocument(req, slug, id)
    if (id === undefined || !data || !isForm(req, overrideAccess)) return
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
