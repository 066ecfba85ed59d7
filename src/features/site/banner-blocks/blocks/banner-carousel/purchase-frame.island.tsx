'use client'

import { useEffect, useState } from 'react'
import { usePreferredDealer } from '#features/dealers/dealers/islands.ts'
import { TextLink } from '#ui/actions/text-link.tsx'
import { useFetch } from '#ui/use-fetch.ts'
import { purchaseAddress } from '../../rules/purchase-address.ts'
import type { PurchaseButtonProps, PurchaseLinks } from './purchase-links.ts'

type FrameState = 'loading' | 'loaded' | 'late' | 'refused'

/** Milliseconds after which the visitor is told that the page is late. */
const lateAfterMs = 8_000

/** Follows the loading of a frame. Sites that refuse to be embedded send the event `load` too. */
function useFrameState(address: string | null): readonly [FrameState, () => void] {
  const [state, setState] = useState<FrameState>('loading')
  useEffect(() => {
    if (address === null) return
    const timer = setTimeout(() => setState((now) => (now === 'loading' ? 'late' : now)), lateAfterMs)
    const refuse = ({ effectiveDirective }: SecurityPolicyViolationEvent) => {
      if (effectiveDirective === 'frame-src') setState('refused')
    }
    document.addEventListener('securitypolicyviolation', refuse)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('securitypolicyviolation', refuse)
    }
  }, [address])
  return [state, () => setState((now) => (now === 'refused' ? now : 'loaded'))]
}

/**
 * Returns the supplier code of the dealer of the page, else that of the visitor's preferred dealer; null when there is
 * none or it cannot be read, and undefined while it is being read.
 *
 * Source: requirements C-045 and C-373; decision V-10.
 */
function useDealerCode(dealer: PurchaseLinks['dealer']): string | null | undefined {
  const preferred = usePreferredDealer()
  const slug = dealer === null ? (preferred?.slug ?? null) : null
  const { result } = useFetch<{ readonly code: string | null }>(
    slug === null ? null : `/sections/dealer-code?slug=${slug}`,
  )
  if (dealer !== null) return dealer.code
  if (slug === null) return null
  if (result.state === 'loading') return undefined
  return result.state === 'ready' ? result.data.code : null
}

/**
 * A page of the purchase site, with other ways to it that are always there: a browser does not tell us whether a page of
 * another site is displayed.
 *
 * The sandbox allows what a form of another site needs and no more; above all the page cannot lead this window elsewhere.
 * The site is told which site it is embedded in, but not on which page.
 */
export function PurchaseFrame({
  label,
  page,
  site,
  rangeCode,
  dealer,
  form,
  labels,
}: Omit<PurchaseButtonProps, 'variant'>) {
  const dealerCode = useDealerCode(dealer)
  const address = dealerCode === undefined ? null : purchaseAddress(site, page, { rangeCode, dealerCode })
  const [state, onLoad] = useFrameState(address)
  return (
    <div className="grid gap-4">
      <p role="status" className="min-h-[1lh] text-ink-2">
        {state === 'loaded' ? '' : labels[state]}
      </p>
      {address === null || state === 'refused' ? null : (
        <iframe
          src={address}
          title={label}
          onLoad={onLoad}
          sandbox="allow-forms allow-scripts allow-same-origin allow-popups"
          referrerPolicy="strict-origin"
          className="h-[min(44rem,60dvh)] w-full border border-line bg-ground"
        />
      )}
      <p className="flex flex-wrap gap-x-6 gap-y-2">
        <span className="text-ink-2">{labels.nothingAppears}</span>
        <TextLink
          href={address ?? purchaseAddress(site, page, { rangeCode, dealerCode: null })}
          variant="inline"
          newTab
          newTabNote={labels.newTab}
        >
          {labels.openTab}
        </TextLink>
        {form ? (
          <TextLink href={form} variant="inline">
            {labels.ownForm}
          </TextLink>
        ) : null}
      </p>
    </div>
  )
}
