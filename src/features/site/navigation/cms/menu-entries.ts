import type { ArrayField, Condition, Field, GroupField } from 'payload'
import { linkField } from '#features/site/links/cms.ts'
import { labelField } from './label-field.ts'

/** Returns the field with a condition on its sibling fields; it is hidden while the condition is false. */
export function visibleWhen<Siblings>(field: Field, holds: (siblings: Siblings) => boolean): Field {
  const condition: Condition = (_, siblings) => holds(siblings as Siblings)
  return { ...field, admin: { ...field.admin, condition } } as Field
}

/** A link that replaces the entry's link on phones. */
export function mobileLinkField(): GroupField {
  const field = linkField({ name: 'mobileLink', label: 'Link on phones', optional: true })
  return { ...field, admin: { ...field.admin, description: 'Only when the link differs on phones.' } }
}

type Entries = { label: string; table: string; forPhones?: boolean; maxRows?: number }

/** A list of links: the entries of a submenu or of a footer column. */
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
    fields: [labelField('label', 'Label'), linkField(), ...(forPhones ? [mobileLinkField()] : [])],
  }
}
