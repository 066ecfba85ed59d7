'use client'

import { useAllFormFields, useDocumentInfo } from '@payloadcms/ui'
import { reduceFieldsToValues } from 'payload/shared'
import { useEffect, useState } from 'react'
import type { SeasonReport } from '../../import-report.ts'
import { SeasonReportView } from './season-report-view.tsx'

/** How long the results have to be unchanged before they are checked, in milliseconds. */
const pause = 600

type State = SeasonReport | 'failed' | null

/** The report on the results of the form, and the standings beside the published ones. Follows every change. */
export function SeasonCheck() {
  const { id } = useDocumentInfo()
  const [fields] = useAllFormFields()
  const { championship, year, plannedRounds, countedRounds, points, entrants, rounds } = reduceFieldsToValues(
    fields,
    true,
  )
  const season = { championship, year, plannedRounds, countedRounds, points, entrants, rounds }
  const body = JSON.stringify({ id: typeof id === 'number' ? id : null, season })
  const [report, setReport] = useState<State>(null)
  const [attempt, setAttempt] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: every attempt asks again
  useEffect(() => {
    const abort = new AbortController()
    const timer = setTimeout(async () => {
      const response = await fetch('/api/seasons/check', {
        ...{ method: 'POST', body, signal: abort.signal },
        headers: { 'content-type': 'application/json' },
      }).catch(() => null)
      const checked: State = response?.ok ? await response.json().catch(() => 'failed') : 'failed'
      if (!abort.signal.aborted) setReport(checked)
    }, pause)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [body, attempt])

  if (report === null) return null
  if (report !== 'failed') return <SeasonReportView report={report} />
  return (
    <div className="field-type" role="status">
      <p>The results could not be checked. What you entered is kept.</p>
      <button type="button" onClick={() => setAttempt((number) => number + 1)}>
        Try again
      </button>
    </div>
  )
}
