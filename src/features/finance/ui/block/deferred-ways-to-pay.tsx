import { memo, useDeferredValue, useMemo } from 'react'
import { WaysToPaySection } from '../ways-to-pay/lazy-ways-to-pay.island.tsx'
import type { WaysToPayProps } from '../ways-to-pay/ways-to-pay.island.tsx'

const MemoisedSection = memo(WaysToPaySection)

/** The comparison of all payment options, rendered deferred so that the calculators do not wait for it. */
export function DeferredWaysToPay(props: WaysToPayProps) {
  const { plan, guaranteedValue, subscription } = props
  const figures = useMemo(
    () => ({ plan, guaranteedValue, subscription }),
    [plan, guaranteedValue, subscription],
  )
  return <MemoisedSection {...props} {...useDeferredValue(figures)} />
}
