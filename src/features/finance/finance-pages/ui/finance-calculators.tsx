import { lazy, Suspense, useId, useState } from 'react'
import { calculatorParameter, selectCalculator } from '#features/finance/finance/calculators.page.tsx'
import type { CalculatorName } from '#features/finance/finance/index.ts'
import { Button } from '#ui/actions/button.tsx'
import { TabList } from '#ui/disclosure/tab-list.tsx'
import { useAddressQuery, writeAddressQuery } from '#ui/use-address.ts'
import type { FinanceContent } from '../finance-content.ts'
import { findModel } from '../rules/find-model.ts'
import { CalculatorFooter } from './calculator-footer.tsx'
import { CalculatorPanel } from './calculator-panel.tsx'
import type { CalculatorTexts } from './calculator-texts.ts'
import type { PanelProps } from './panel-props.ts'
import { usePagePlan } from './use-page-plan.ts'
import { VehicleChoice } from './vehicle-choice.tsx'

const OpenedWays = lazy(async () => ({
  default: (await import('./loaded-payment-options.tsx')).LoadedPaymentOptions,
}))

/** A button that toggles the comparison of all payment options for the selected vehicle. */
function PaymentOptionsToggle(props: PanelProps) {
  const panelId = useId()
  const [open, setOpen] = useState(false)
  return (
    <div className="mt-12 grid grid-cols-1 gap-10 print:hidden">
      <p>
        <Button
          variant="secondary"
          aria-expanded={open}
          aria-controls={panelId}
          onClick={() => setOpen(!open)}
        >
          {props.texts.waysToPay.compare}
        </Button>
      </p>
      <div id={panelId} hidden={!open}>
        {open ? (
          <Suspense fallback={<p role="status">{props.texts.calculators.loading}</p>}>
            <OpenedWays {...props} />
          </Suspense>
        ) : null}
      </div>
    </div>
  )
}

export type FinanceCalculatorsProps = {
  content: FinanceContent
  /** Several calculators become tabs. */
  calculators: readonly CalculatorName[]
  /** Path of the page. */
  path: string
  texts: CalculatorTexts
}

/**
 * The calculators of a finance page for the vehicle selected above them. The query of the address stores the vehicle,
 * the open tab and the plan.
 */
export function FinanceCalculators({ content, calculators, path, texts }: FinanceCalculatorsProps) {
  const panelId = useId()
  const query = useAddressQuery()
  const plan = usePagePlan()
  const chosen = findModel(content, query.get('model'))
  if (!chosen) return null
  const open = selectCalculator(calculators, query.get(calculatorParameter))
  const labels: Readonly<Record<CalculatorName, string>> = {
    kinto: texts.pages.kinto,
    'future-drive': texts.pages.futureDrive,
    instalment: texts.pages.instalment,
    lease: texts.pages.lease,
  }
  const shared = { content, path, ...chosen, plan, texts }
  const panel = <CalculatorPanel name={open} {...shared} />
  return (
    <>
      <VehicleChoice
        ranges={content.ranges}
        {...chosen}
        onChoose={(code) => writeAddressQuery({ model: code })}
        texts={texts}
      />
      {calculators.length > 1 ? (
        <div className="mt-10">
          <TabList
            label={texts.pages.calculators}
            tabs={calculators.map((id) => ({ id, label: labels[id] }))}
            selected={open}
            panelId={panelId}
            onSelect={(id) =>
              writeAddressQuery({ [calculatorParameter]: id === calculators[0] ? undefined : id })
            }
          />
          <div
            id={panelId}
            role="tabpanel"
            aria-labelledby={`${panelId}-${open}`}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel may have no focusable content
            tabIndex={0}
            className="pt-8"
          >
            {panel}
          </div>
        </div>
      ) : (
        <div className="mt-8">{panel}</div>
      )}
      <CalculatorFooter name={open} content={content} texts={texts} />
      {calculators.length > 1 ? <PaymentOptionsToggle {...shared} /> : null}
    </>
  )
}
