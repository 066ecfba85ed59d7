'use client'

import { useState } from 'react'
import { flushSync } from 'react-dom'
import { type CalculatorSettings, writeCalculation } from '#features/finance/finance/rules.ts'
import type { FinanceTexts } from '#features/finance/finance/texts.ts'
import type { UsedVehicle } from '#features/stock/stock/index.ts'
import type { Cents } from '#platform/money.ts'
import type { DialogTexts } from '../../labels.ts'
import { Calculator } from '../calculator/calculator.island.tsx'
import { setQuotedPlan } from './quoted-plan.ts'
import { enquiryAnchor } from './view-anchors.ts'

type Props = {
  id: string
  price: Cents
  currency: UsedVehicle['dealer']['currency']
  settings: CalculatorSettings
  texts: DialogTexts
  financeTexts: FinanceTexts
}

/** The calculator on a vehicle's page. Get A Quote leads to the form of the page. */
export function PageCalculator({ id, settings, ...calculator }: Props) {
  const [choice, setChoice] = useState(settings.opening)
  return (
    <Calculator
      {...{ ...calculator, settings, choice }}
      onChange={setChoice}
      onQuote={(plan) => {
        // A form that was sent appears again for another plan, and gets the focus.
        flushSync(() => setQuotedPlan({ id, calculation: writeCalculation(plan) }))
        document.getElementById(enquiryAnchor)?.scrollIntoView({ block: 'start' })
        document
          .querySelector<HTMLElement>(`#${enquiryAnchor} [name="fullName"]`)
          ?.focus({ preventScroll: true })
      }}
    />
  )
}
