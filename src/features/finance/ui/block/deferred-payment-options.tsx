import { memo, useDeferredValue, useMemo } from 'react'
import { PaymentOptionsSection } from '../payment-options/lazy-payment-options.island.tsx'
import type { PaymentOptionsProps } from '../payment-options/payment-options.island.tsx'

const MemoisedSection = memo(PaymentOptionsSection)

/** The comparison of all payment options, rendered deferred so that the calculators do not wait for it. */
export function DeferredPaymentOptions(props: PaymentOptionsProps) {
  const { plan, guaranteedValue, subscription } = props
  const figures = useMemo(
    () => ({ plan, guaranteedValue, subscription }),
    [plan, guaranteedValue, subscription],
  )
  return <MemoisedSection {...props} {...useDeferredValue(figures)} />
}
