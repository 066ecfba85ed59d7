import { useId } from 'react'
import { openedCalculator, tabName } from '#features/finance/calculators.page.tsx'
import type { CalculatorName } from '#features/finance/index.ts'
import { TabList } from '#ui/disclosure/tab-list.tsx'
import { useAddressQuery, writeAddressQuery } from '#ui/use-address.ts'
import type { FinanceContent } from '../finance-content.ts'
import { findModel } from '../rules/find-model.ts'
import { AllWays } from './all-ways.tsx'
import { CalculatorFoot } from './calculator-foot.tsx'
import { CalculatorPanel } from './calculator-panel.tsx'
import type { CalculatorTexts } from './calculator-texts.ts'
import { usePagePlan } from './use-page-plan.ts'
import { VehicleChoice } from './vehicle-choice.tsx'

export type FinanceCalculatorsProps = {
  content: FinanceContent
  /** One alone, or several as tabs. */
  calculators: readonly CalculatorName[]
  /** Of the page. */
  path: string
  texts: CalculatorTexts
}

/**
 * The calculators of a finance page, all of them working with the vehicle that is chosen above them. The address
 * keeps the vehicle, the open tab and what was chosen in them.
 */
export function FinanceCalculators({ content, calculators, path, texts }: FinanceCalculatorsProps) {
  const base = useId()
  const query = useAddressQuery()
  const plan = usePagePlan()
  const chosen = findModel(content, query.get('model'))
  if (!chosen) return null
  const open = openedCalculator(calculators, query.get(tabName))
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
            panelId={base}
            onSelect={(id) => writeAddressQuery({ [tabName]: id === calculators[0] ? undefined : id })}
          />
          <div
            id={base}
            role="tabpanel"
            aria-labelledby={`${base}-${open}`}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel may hold nothing that takes the focus
            tabIndex={0}
            className="pt-8"
          >
            {panel}
          </div>
        </div>
      ) : (
        <div className="mt-8">{panel}</div>
      )}
      <CalculatorFoot name={open} content={content} texts={texts} />
      {calculators.length > 1 ? <AllWays {...shared} /> : null}
    </>
  )
}
