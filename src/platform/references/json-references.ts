import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { execute } from '../payload-internals/postgres.ts'
import { tableOf } from '../payload-internals/tables.ts'
import type { Target } from './references-in.ts'
import type { Relation } from './relations.ts'

const rowsSchema = z.array(z.object({ id: z.number() }))

/** Whether the relation's JSON can be searched with one path, because it is a column of the document itself. */
export const isSearchable = ({ storedIn, isLocalized }: Relation): boolean =>
  storedIn !== 'columns' && !storedIn.json.includes('.') && !isLocalized

/**
 * Returns a JSON path that finds a value under a name at any depth. In lax mode, the default, it compares list items.
 */
function jsonPathOf(relation: Relation, { id }: Target): string {
  const name = relation.targets?.length === 1 ? relation.path.at(-1) : 'value'
  return `$.**.${JSON.stringify(name)} ? (@ == ${Number(id)} || @ == "${Number(id)}")`
}

/**
 * Returns the ids of documents whose JSON may contain a reference to the target, because blocks and rich text have no
 * foreign keys. A field name may have another meaning in another block, so the caller must check the documents.
 */
export async function findIdsByJson(
  slug: string,
  relations: readonly Relation[],
  target: Target,
  { draft }: { readonly draft: boolean },
  req: PayloadRequest,
): Promise<number[]> {
  const table = tableOf(req.payload, slug, draft ? 'versions' : 'documents')
  const searches = new Map(
    relations.flatMap((relation) => {
      if (relation.storedIn === 'columns') return []
      const column = `${draft ? 'version_' : ''}${relation.storedIn.json}`
      return [[`${column} ${jsonPathOf(relation, target)}`, { column, path: jsonPathOf(relation, target) }]]
    }),
  )
  if (searches.size === 0) return []
  const conditions = [...searches.values()].map(
    ({ column, path }) => sql`${table[column] ?? sql.identifier(column)} @? ${path}::jsonpath`,
  )
  const anyOf = sql.join(conditions, sql` or `)
  const rows = draft
    ? await execute(req, sql`select ${table.parent} as id from ${table} where ${table.latest} and (${anyOf})`)
    : await execute(req, sql`select ${table.id} as id from ${table} where ${anyOf}`)
  return rowsSchema.parse(rows).map(({ id }) => id)
}
