import type { ArrayField } from 'payload'

type RowLabel = NonNullable<NonNullable<ArrayField['admin']>['components']>['RowLabel']

/** What a folded row of a list is called in the admin: the text of one of its fields. */
export function rowLabel(by: string): RowLabel {
  return { path: '/admin/row-label.tsx#RowLabel', clientProps: { by } }
}
