'use client'

import { useRowLabel } from '@payloadcms/ui'

type Row = {
  readonly day?: string
  readonly hoursInformation?: {
    readonly startTime?: string | null
    readonly endTime?: string | null
    readonly isClosed?: boolean | null
  }
}

/** The label of a row: the day and its hours, readable without expanding the row. */
export function DayLabel() {
  const { data } = useRowLabel<Row | undefined>()
  const { startTime, endTime, isClosed } = data?.hoursInformation ?? {}
  const hours = isClosed ? 'Closed' : [startTime, endTime].filter(Boolean).join(' – ')
  return <span>{[data?.day ?? 'Day', hours].filter(Boolean).join(': ')}</span>
}
