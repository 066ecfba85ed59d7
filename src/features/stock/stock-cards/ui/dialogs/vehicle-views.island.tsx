'use client'

import { Suspense, useEffect, useRef, useState } from 'react'
import { LazyForm } from '#features/enquiries/enquiry-forms/islands.ts'
import { type PlanChoice, quoteUsedVehicle, writeCalculation } from '#features/finance/finance/rules.ts'
import { formatStockPrice } from '#features/stock/stock/index.ts'
import { Button } from '#ui/actions/button.tsx'
import type { StockDialogData } from '../../dialog-data.ts'
import { formatStockInstalment, vehicleTitle } from '../../format-vehicle.ts'
import { Calculator } from '../calculator/calculator.island.tsx'

type View = 'enquire' | 'calculate'

type Props = {
  initial: View
  dialog: StockDialogData
  /** Loads the form again after a failure. */
  retry: () => void
}

/**
 * The enquiry and the calculator of a used vehicle. Both stay mounted, so that switching keeps what was entered.
 *
 * A vehicle that was sold in the meantime has neither price nor calculator.
 *
 * Source: requirements D-123 to D-127 and D-412.
 */
export function VehicleViews({ initial, dialog, retry }: Props) {
  const { vehicle, calculator, texts, financeTexts, form } = dialog
  const { soldAt, dealer } = vehicle
  const { currency } = dealer
  // A sold vehicle shows no price, as on its page.
  const price = soldAt === null ? vehicle.price : null
  const [view, setView] = useState<View>(price === null ? 'enquire' : initial)
  const [choice, setChoice] = useState<PlanChoice>(calculator.opening)
  /** The plan of the last press of Get A Quote; null for a general enquiry. */
  const [quoted, setQuoted] = useState<PlanChoice | null>(null)
  const panel = useRef<HTMLDivElement>(null)
  const switched = useRef(false)
  // The pressed control may be hidden now.
  // biome-ignore lint/correctness/useExhaustiveDependencies: moves the focus when the view changes
  useEffect(() => {
    if (switched.current) panel.current?.focus()
  }, [view])
  const show = (next: View) => {
    switched.current = true
    setView(next)
  }
  const isForm = view === 'enquire'
  return (
    <>
      <div className="mb-6 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <p className="min-w-0 font-semibold text-h4 wrap-anywhere">{vehicleTitle(vehicle)}</p>
        {soldAt === null ? (
          <p className="figures font-semibold text-h4">{formatStockPrice(price, currency)}</p>
        ) : null}
      </div>
      {soldAt === null ? null : <p className="mb-6 text-ink-2">{texts.sold}</p>}
      {price === null ? null : (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
        <div role="group" aria-label={texts.views} className="mb-6 flex flex-wrap gap-3">
          <Button
            size="compact"
            variant={isForm ? 'primary' : 'secondary'}
            aria-pressed={isForm}
            onClick={() => {
              setQuoted(null)
              show('enquire')
            }}
          >
            {texts.enquireNow}
          </Button>
          <Button
            size="compact"
            variant={isForm ? 'secondary' : 'primary'}
            aria-pressed={!isForm}
            onClick={() => show('calculate')}
          >
            {texts.calculator}
          </Button>
        </div>
      )}
      <div ref={panel} tabIndex={-1} className="outline-none">
        {price === null ? null : (
          <div hidden={isForm}>
            <Calculator
              {...{ price, currency, choice, texts, financeTexts }}
              settings={calculator}
              onChange={setChoice}
              onQuote={(plan) => {
                setQuoted(plan)
                show('enquire')
              }}
            />
          </div>
        )}
        <div hidden={!isForm}>
          {price !== null && quoted ? (
            <div className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border border-line p-4">
              <p className="figures">
                <span className="text-ink-2">{texts.yourPlan}: </span>
                <strong>
                  {formatStockInstalment(quoteUsedVehicle(price, quoted, calculator).instalment, currency)}
                </strong>
              </p>
              <Button variant="text" onClick={() => show('calculate')}>
                {texts.back}
              </Button>
            </div>
          ) : null}
          {form ? (
            <Suspense fallback={<div className="skeleton h-96" />}>
              <LazyForm {...form} calculation={quoted ? writeCalculation(quoted) : ''} />
            </Suspense>
          ) : (
            <div role="status" className="grid justify-items-start gap-4">
              <p>{texts.formFailed}</p>
              <Button variant="secondary" onClick={retry}>
                {texts.retry}
              </Button>
            </div>
          )}
        </div>
      </div>
    </>
  )
}
