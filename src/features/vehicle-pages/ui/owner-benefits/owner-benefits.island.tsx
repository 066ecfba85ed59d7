'use client'

import { useEffect, useState } from 'react'
import { useAddressQuery } from '#ui/use-address.ts'
import { useAfterPaint } from '#ui/use-after-paint.ts'
import type { OwnerBenefitsView } from '../../owner-benefits-view.ts'
import { type BenefitWords, OwnerBenefitsList } from './owner-benefits-list.tsx'

/** A model's code with what comes with it; null while that is not known. */
type Known = { readonly code: string; readonly benefits: OwnerBenefitsView | null }

type Props = {
  /** Codes of the models a visitor can choose. */
  codes: readonly string[]
  /** The model that is chosen first, as it came with the page. */
  first: Known
  /** Where the benefits of a model are asked for, but for its code. */
  address: string
  words: BenefitWords
}

const nothing: OwnerBenefitsView = { servicePlan: null, warranty: null }

async function ask(address: string, code: string, signal: AbortSignal): Promise<OwnerBenefitsView> {
  const answer = await fetch(`${address}&codes=${code}`, { signal })
  const { state, data } = (await answer.json()) as { state: string; data?: OwnerBenefitsView }
  return state === 'ready' && data ? data : nothing
}

/** What comes with the model the address names, asked for whenever another one is chosen. Source: C-137. */
export function OwnerBenefitsLive({ codes, first, address, words }: Props) {
  const asked = useAfterPaint(useAddressQuery().get('model'))
  const code = asked !== null && codes.includes(asked) ? asked : first.code
  const [known, setKnown] = useState(first)
  const settled = known.code === code && known.benefits !== null
  useEffect(() => {
    if (settled) return
    const leaving = new AbortController()
    const settle = (benefits: OwnerBenefitsView) => {
      if (!leaving.signal.aborted) setKnown({ code, benefits })
    }
    ask(address, code, leaving.signal).then(settle, () => settle(nothing))
    return () => leaving.abort()
  }, [address, code, settled])
  return <OwnerBenefitsList benefits={settled ? known.benefits : null} words={words} />
}
