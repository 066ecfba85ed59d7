'use client'

import { useRowLabel } from '@payloadcms/ui'

/** Labels a row with the text of a field, or with its number while that is empty. */
export function RowLabel({ fieldName }: { fieldName: string }) {
  const { data, rowNumber } = useRowLabel<Readonly<Record<string, unknown>> | undefined>()
  const text = data?.[fieldName]
  return <span>{typeof text === 'string' && text !== '' ? text : `Row ${(rowNumber ?? 0) + 1}`}</span>
}
