import { useEffect, useState } from 'react'
import type { EnquiryKind } from '#features/enquiries/enquiries/index.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { fetchJson } from '#ui/fetch-json.ts'
import type { EnquirySummary } from '../summary.ts'

const fields = ['model', 'colour', 'accessories', 'dealer', 'stock'] as const

const nothing = fields.map((name) => `${name}=`).join('&')

/** What is chosen in a form, as a query: texts compare by value. */
export function choiceIn(form: HTMLFormElement | null): string {
  const entries = form ? new FormData(form) : null
  return new URLSearchParams(fields.map((name) => [name, String(entries?.get(name) ?? '')])).toString()
}

/** What a form shows of the choice before it is fetched. */
type Form = {
  readonly kind: EnquiryKind
  readonly language: Language
  readonly initial: EnquirySummary | null
}

/**
 * Fetches what is chosen in a form. The previous summary stays visible until the next one is there; after a failure
 * nothing is shown as chosen.
 *
 * @param choice from `choiceIn`; empty until the form is hydrated.
 */
export function useSummary(choice: string, { kind, language, initial }: Form) {
  const [summary, setSummary] = useState(initial)
  useEffect(() => {
    if (choice === '') return
    if (choice === nothing && initial && !initial.car && !initial.dealer) return setSummary(initial)
    const abort = new AbortController()
    fetchJson<EnquirySummary>(
      `/sections/enquiry-summary?lang=${language}&kind=${kind}&${choice}`,
      abort.signal,
    ).then(
      setSummary,
      () => abort.signal.aborted || setSummary((known) => known && { ...known, car: null, dealer: null }),
    )
    return () => abort.abort()
  }, [choice, kind, language, initial])
  return summary
}
