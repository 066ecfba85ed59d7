import type { ArrayField } from 'payload'

type RowLabel = NonNullable<NonNullable<ArrayField['admin']>['components']>['RowLabel']

/** Labels the rows of an array in the admin with the text of one of their fields. */
export function rowLabel(fieldName: string): RowLabel {
  return { path: '/admin/row-label.tsx#RowLabel', clientProps: { fieldName } }
}
