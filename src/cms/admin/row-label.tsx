'use client'

import { useRowLabel } from '@payloadcms/ui'

/** Names a row by one of its texts; by its number while that is empty. */
export function RowLabel({ by }: { by: string }) {
  const { data, rowNumber } = useRowLabel<Readonly<Record<string, unknown>> | undefined>()
  const text = data?.[by]
  return <span>{typeof text === 'string' && text !== '' ? text : `Row ${(rowNumber ?? 0) + 1}`}</span>
}
