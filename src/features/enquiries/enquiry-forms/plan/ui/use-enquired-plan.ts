import { useEffect, useState } from 'react'
import type { DisplayedPlan, PlanKind } from '#features/enquiries/enquiries/index.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { fetchJson } from '#ui/fetch-json.ts'
import type { PlanLink } from '../plan-link.ts'

type Options = {
  kind: PlanKind
  language: Language
  link: PlanLink
  model: string
  initial: DisplayedPlan | null
}

/**
 * Fetches the plan of a link for the selected model. The previous plan stays visible until the next one is there.
 */
export function useEnquiredPlan({ kind, language, link, model, initial }: Options) {
  const [shown, setShown] = useState(initial)
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>(initial ? 'ready' : 'loading')
  const { plan, seen } = link
  useEffect(() => {
    const abort = new AbortController()
    const settle = (next: () => void) => {
      if (!abort.signal.aborted) next()
    }
    setState('loading')
    const query = new URLSearchParams({ kind, lang: language, model, plan, seen })
    const address = `/sections/enquired-plan?${query}`
    fetchJson<{ readonly plan: DisplayedPlan | null }>(address, abort.signal).then(
      (response) =>
        settle(() => {
          setShown(response.plan)
          setState('ready')
        }),
      () => settle(() => setState('failed')),
    )
    return () => abort.abort()
  }, [kind, language, model, plan, seen])
  return { shown, state }
}
