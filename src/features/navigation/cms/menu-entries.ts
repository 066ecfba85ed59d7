import type { ArrayField, Condition, Field, GroupField } from 'payload'
import { linkField } from '#features/links/cms.ts'
import { words } from './words.ts'

/** The field, offered only while the condition holds for what stands beside it. */
export function shownWhen<Siblings>(field: Field, holds: (siblings: Siblings) => boolean): Field {
  const condition: Condition = (_, siblings) => holds(siblings as Siblings)
  return { ...field, admin: { ...field.admin, condition } } as Field
}

/** Where the same entry leads on a phone, when that is elsewhere. */
export function mobileLinkField(): GroupField {
  const field = linkField({ name: 'mobileLink', label: 'Link on phones', optional: true })
  return { ...field, admin: { ...field.admin, description: 'Only when phones are to be led elsewhere.' } }
}

type Entries = { label: string; table: string; forPhones?: boolean; maxRows?: number }

/** Labels with a link each: the entries of a submenu, or of a column of the footer. */
export function entriesField(
  name: string,
  { label, table, forPhones = false, maxRows = 12 }: Entries,
): ArrayField {
  return {
    name,
    dbName: table,
    type: 'array',
    label,
    labels: { singular: 'Entry', plural: 'Entries' },
    maxRows,
    admin: { initCollapsed: true },
    fields: [words('label', 'Label'), linkField(), ...(forPhones ? [mobileLinkField()] : [])],
  }
}
