import { useEffect, useState } from 'react'
import type { Language } from '#platform/i18n/languages.ts'
import { fetchJson } from '#ui/fetch-json.ts'
import type { PlanKind } from '../forms/definitions.ts'
import type { ShownPlan } from '../shown-plan.ts'
import type { PlanLink } from '../wire/plan-link.ts'

type Options = { kind: PlanKind; language: Language; link: PlanLink; model: string }

/**
 * The plan of a link, worked out by the server for the model that is chosen. What was shown stays until the next one
 * is there.
 */
export function useEnquiredPlan({ kind, language, link, model }: Options) {
  const [shown, setShown] = useState<ShownPlan | null>(null)
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading')
  const { plan, seen } = link
  useEffect(() => {
    const leaving = new AbortController()
    const settle = (next: () => void) => {
      if (!leaving.signal.aborted) next()
    }
    setState('loading')
    const question = new URLSearchParams({ kind, lang: language, model, plan, seen })
    const address = `/sections/enquired-plan?${question}`
    fetchJson<{ readonly plan: ShownPlan | null }>(address, leaving.signal).then(
      (answer) =>
        settle(() => {
          setShown(answer.plan)
          setState('ready')
        }),
      () => settle(() => setState('failed')),
    )
    return () => leaving.abort()
  }, [kind, language, model, plan, seen])
  return { shown, state }
}
