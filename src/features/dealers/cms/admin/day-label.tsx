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

/** A day with its hours, so that a week is read without opening its rows. */
export function DayLabel() {
  const { data } = useRowLabel<Row | undefined>()
  const { startTime, endTime, isClosed } = data?.hoursInformation ?? {}
  const hours = isClosed ? 'Closed' : [startTime, endTime].filter(Boolean).join(' – ')
  return <span>{[data?.day ?? 'A day', hours].filter(Boolean).join(': ')}</span>
}
