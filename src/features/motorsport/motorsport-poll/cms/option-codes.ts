import { randomBytes } from 'node:crypto'
import type { FieldHook } from 'payload'

type Row = { readonly id?: string | null; readonly code?: string | null }

/** Random, so that a new option never gets the votes of one that was removed. */
const newCode = () => randomBytes(6).toString('base64url')

/**
 * Gives each option of a question a code that stays the same: of two rows with one code, which a copied row has, the one
 * that had it before keeps it.
 */
export function assignCodes<Option extends Row>(rows: readonly Option[], before: readonly Row[]): Option[] {
  const codeBefore = new Map(before.map(({ id, code }) => [id, code]))
  const taken = new Set(rows.flatMap(({ id }) => (id && codeBefore.get(id)) || []))
  return rows.map((row) => {
    const own = row.id ? codeBefore.get(row.id) : undefined
    if (own) return { ...row, code: own }
    const code = row.code && !taken.has(row.code) ? row.code : newCode()
    taken.add(code)
    return { ...row, code }
  })
}

export const withOptionCodes: FieldHook = ({ value, originalDoc }) =>
  Array.isArray(value) ? assignCodes<Row>(value, originalDoc?.options ?? []) : value
