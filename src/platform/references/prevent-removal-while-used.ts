import { sql } from '@payloadcms/db-postgres'
import { APIError } from 'payload'
import { execute } from '../payload-internals/postgres.ts'
import { tableOf } from '../payload-internals/tables.ts'
import type { Removed } from './removal.ts'
import { quotedTitle } from './title-of.ts'
import { findUses, type Use } from './where-used.ts'

/** Maximum number of documents named in a message. */
const maxNamed = 5

/** Formats uses for a sentence: `Raider (model), Footer and 3 more`. */
export function formatUses(uses: readonly Use[]): string {
  const labels = uses.slice(0, maxNamed).map(({ title, kind }) => (kind ? `${title} (${kind})` : title))
  const more = uses.length > maxNamed ? ` and ${uses.length - maxNamed} more` : ''
  return `${labels.join(', ')}${more}`
}

const consequences = {
  delete: 'cannot be deleted',
  trash: 'cannot be deleted',
  unpublish: 'cannot be taken off the site',
} as const

/**
 * Prevents the removal of a document that others refer to. Locks the document's row first, so that this check and a
 * concurrent save that adds a reference to it (`require-targets.ts`) wait for each other.
 *
 * @throws APIError 409 that names the referring documents.
 */
export async function preventRemovalWhileUsed({ collection, id, kind, req }: Removed): Promise<void> {
  const table = tableOf(req.payload, collection)
  await execute(req, sql`select from ${table} where ${table.id} = ${Number(id)} for update`)
  const uses = await findUses({ collection, id }, kind === 'unpublish' ? 'unpublish' : 'delete', req)
  if (uses.length === 0) return
  const title = await quotedTitle(collection, id, req)
  const message = `${title} ${consequences[kind]} because it is used by ${formatUses(uses)}. Remove it there first.`
  throw new APIError(message, 409, null, true)
}
