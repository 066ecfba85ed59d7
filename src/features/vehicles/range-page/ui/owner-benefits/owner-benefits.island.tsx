'use client'

import { useEffect, useState } from 'react'
import { useAddressQuery } from '#ui/use-address.ts'
import { useAfterPaint } from '#ui/use-after-paint.ts'
import type { OwnerBenefitsView } from '../../owner-benefits-view.ts'
import { type BenefitLabels, OwnerBenefitsList } from './owner-benefits-list.tsx'

/** The benefits of a model; null while they are not loaded. */
type ModelBenefits = { readonly code: string; readonly benefits: OwnerBenefitsView | null }

type Props = {
  /** Codes of the selectable models. */
  codes: readonly string[]
  /** The default model, rendered on the server. */
  first: ModelBenefits
  /** Endpoint of the benefits; the model's code is appended. */
  address: string
  labels: BenefitLabels
}

const noBenefits: OwnerBenefitsView = { servicePlan: null, warranty: null, wifi: null }

async function fetchBenefits(address: string, code: string, signal: AbortSignal): Promise<OwnerBenefitsView> {
  const response = await fetch(`${address}&codes=${code}`, { signal })
  const { state, data } = (await response.json()) as { state: string; data?: OwnerBenefitsView }
  return state === 'ready' && data ? data : noBenefits
}

/** The benefits of the model in the URL, fetched when another model is selected. Source: C-137. */
export function OwnerBenefitsLive({ codes, first, address, labels }: Props) {
  const requested = useAfterPaint(useAddressQuery().get('model'))
  const code = requested !== null && codes.includes(requested) ? requested : first.code
  const [loaded, setLoaded] = useState(first)
  const isLoaded = loaded.code === code && loaded.benefits !== null
  useEffect(() => {
    if (isLoaded) return
    const controller = new AbortController()
    const store = (benefits: OwnerBenefitsView) => {
      if (!controller.signal.aborted) setLoaded({ code, benefits })
    }
    fetchBenefits(address, code, controller.signal).then(store, () => store(noBenefits))
    return () => controller.abort()
  }, [address, code, isLoaded])
  return <OwnerBenefitsList code={code} benefits={isLoaded ? loaded.benefits : null} labels={labels} />
}
