import type { CollectionSlug, Payload } from 'payload'
import { log } from '../log.ts'
import { emptyRequiredField } from './problem-of.ts'

type Stored = { readonly id: number | string; readonly updatedAt?: string }

const maxRemembered = 1_000

/** Documents that were logged, by what identifies a state of them. Next bundles this module more than once. */
const slot = globalThis as typeof globalThis & { forecourtUnusable?: Set<string> }

/** Logs a problem once for each state of the document, and not each time a page is built. */
function report(collection: string, { id, updatedAt }: Stored, problem: string): void {
  slot.forecourtUnusable ??= new Set()
  const logged = slot.forecourtUnusable
  const key = `${collection} ${id} ${updatedAt} ${problem}`
  if (logged.has(key)) return
  if (logged.size >= maxRemembered) logged.clear()
  logged.add(key)
  log.warn({ collection, id, problem }, 'document left out because it cannot be shown')
}

/**
 * The views of one document, or none when making them throws, which is logged: one broken document must not take a list
 * of all others with it.
 *
 * @param view makes it from what was read. It must not read anything itself: a failed database is no broken document.
 */
export function viewOrNone<Document extends Stored, View>(
  collection: CollectionSlug,
  document: Document,
  view: (document: Document) => View | undefined,
): View[] {
  try {
    const made = view(document)
    return made === undefined ? [] : [made]
  } catch (error) {
    report(collection, document, String(error))
    return []
  }
}

/**
 * The documents that have all they are required to have, in their order. Others are left out, and logged.
 *
 * @param documents published ones, with all their fields.
 */
export function completeOnly<Document extends Stored>(
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

/** Views of all documents that are complete and can be shown, in their order. */
export function usable<Document extends Stored, View>(
  payload: Payload,
  collection: CollectionSlug,
  documents: readonly Document[],
  view: (document: Document) => View | undefined,
): View[] {
  return completeOnly(payload, collection, documents).flatMap((document) =>
    viewOrNone(collection, document, view),
  )
}
