'use client'

import { useRowLabel } from '@payloadcms/ui'

type Row = {
  readonly firstName?: string | null
  readonly lastName?: string | null
  readonly jobTitle?: string | null
}

/** The label of a row: the name and the job of a member, readable without expanding the row. */
export function MemberLabel() {
  const { data, rowNumber } = useRowLabel<Row | undefined>()
  const name = [data?.firstName, data?.lastName].filter(Boolean).join(' ')
  return <span>{[name || `Member ${(rowNumber ?? 0) + 1}`, data?.jobTitle].filter(Boolean).join(', ')}</span>
}
