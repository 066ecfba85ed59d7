import type { CollectionSlug, Payload } from 'payload'
import { log } from '../process/log.ts'
import { emptyRequiredField } from './empty-required-field.ts'

type Stored = { readonly id: number | string; readonly updatedAt?: string }

const maxLogged = 1_000

/** Keys of problems already logged. The slot is on globalThis because Next bundles this module more than once. */
const slot = globalThis as typeof globalThis & { forecourtUnusable?: Set<string> }

/** Logs a problem once for each update of the document, and not each time a page is rendered. */
function report(collection: string, { id, updatedAt }: Stored, problem: string): void {
  slot.forecourtUnusable ??= new Set()
  const logged = slot.forecourtUnusable
  const key = `${collection} ${id} ${updatedAt} ${problem}`
  if (logged.has(key)) return
  if (logged.size >= maxLogged) logged.clear()
  logged.add(key)
  log.warn({ collection, id, problem }, 'invalid document omitted')
}

/**
 * Returns the view of a document as a list of one, or an empty list when creating it throws. The error is logged, so
 * that one invalid document does not break a whole list.
 *
 * @param view creates the view from the document. It must not query the database, whose errors would be hidden here.
 */
export function viewOrEmpty<Document extends Stored, View>(
  collection: CollectionSlug,
  document: Document,
  view: (document: Document) => View | undefined,
): View[] {
  try {
    const created = view(document)
    return created === undefined ? [] : [created]
  } catch (error) {
    report(collection, document, String(error))
    return []
  }
}

/**
 * Returns the documents whose required fields are filled, in their order. Others are left out and logged.
 *
 * @param documents must be published, and read with all fields.
 */
export function completeDocuments<Document extends Stored>(
  payload: Payload,
  collection: CollectionSlug,
  documents: readonly Document[],
): Document[] {
  const { flattenedFields } = payload.collections[collection].config
  return documents.filter((document) => {
    const empty = emptyRequiredField(document as Record<string, unknown>, flattenedFields)
    if (empty !== null) report(collection, document, `${empty} is empty`)
    return empty === null
  })
}

/** Returns the views of all complete documents, in their order. */
export function usableViews<Document extends Stored, View>(
  payload: Payload,
  collection: CollectionSlug,
  documents: readonly Document[],
  view: (document: Document) => View | undefined,
): View[] {
  return completeDocuments(payload, collection, documents).flatMap((document) =>
    viewOrEmpty(collection, document, view),
  )
}
