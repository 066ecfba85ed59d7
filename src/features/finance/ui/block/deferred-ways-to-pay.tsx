import { memo, useDeferredValue, useMemo } from 'react'
import { WaysToPaySection } from '../ways-to-pay/lazy-ways-to-pay.island.tsx'
import type { WaysToPayProps } from '../ways-to-pay/ways-to-pay.island.tsx'

const Ways = memo(WaysToPaySection)

/** The comparison of all ways to pay, with its chart: it follows a moment after the calculators, which do not wait for it. */
export function DeferredWaysToPay(props: WaysToPayProps) {
  const { plan, guaranteedValue, subscription } = props
  const figures = useMemo(
    () => ({ plan, guaranteedValue, subscription }),
    [plan, guaranteedValue, subscription],
  )
  return <Ways {...props} {...useDeferredValue(figures)} />
}
