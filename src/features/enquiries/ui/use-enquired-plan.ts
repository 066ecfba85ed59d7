import { useEffect, useState } from 'react'
import type { Language } from '#platform/i18n/languages.ts'
import type { PlanKind } from '../forms/definitions.ts'
import type { ShownPlan } from '../shown-plan.ts'
import type { PlanLink } from '../wire/plan-link.ts'

/** Milliseconds a visitor waits before being told. */
const patience = 10_000

type Options = { kind: PlanKind; language: Language; link: PlanLink; model: string }

async function ask(address: string, signal: AbortSignal): Promise<ShownPlan | null> {
  const within = AbortSignal.any([signal, AbortSignal.timeout(patience)])
  const answer = await fetch(address, { signal: within, cache: 'no-store' })
  if (!answer.ok) throw new Error('The plan did not come.')
  return ((await answer.json()) as { readonly plan: ShownPlan | null }).plan
}

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
    ask(`/sections/enquired-plan?${question}`, leaving.signal).then(
      (answer) =>
        settle(() => {
          setShown(answer)
          setState('ready')
        }),
      () => settle(() => setState('failed')),
    )
    return () => leaving.abort()
  }, [kind, language, model, plan, seen])
  return { shown, state }
}
