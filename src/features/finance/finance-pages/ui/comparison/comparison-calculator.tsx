import {
  costLines,
  DepositField,
  FigureLines,
  financeEnquiryHref,
  formatRate,
  instalmentFigures,
  planFor,
  quoteInstalment,
  RateSlider,
} from '#features/finance/finance/calculators.page.tsx'
import { fill } from '#platform/i18n/fill.ts'
import { formatPrice } from '#platform/money.ts'
import { Dropdown } from '#ui/forms/dropdown.tsx'
import { Segments } from '#ui/forms/segments.tsx'
import type { PanelProps } from '../panel-props.ts'
import { PlanPanel } from '../plan-panel.tsx'

/**
 * The instalment calculator of the finance pages, with the figures that credit disclosure requires.
 *
 * Source: requirements V-048 to V-054; decisions F-3, F-5 and F-6.
 */
export function ComparisonCalculator({ content, path, model, plan: pagePlan, texts }: PanelProps) {
  const { links, settings: pageSettings } = content
  const settings = { ...pageSettings, instalmentCard: pageSettings.comparison }
  const plan = pagePlan.read(settings)
  const { plan: applied, deposit } = planFor(model.price, plan, pageSettings.comparison)
  const quote = quoteInstalment(applied, pageSettings.fees)
  const { calculators, finance } = texts
  const figures = instalmentFigures(quote, finance)
  return (
    <PlanPanel
      caption={fill(finance.instalmentOf, { model: model.name })}
      monthly={figures.monthly}
      lines={[
        [finance.price, formatPrice(model.price)],
        [finance.deposit, formatPrice(deposit.deposit)],
        ...figures.lines,
      ]}
      more={
        <FigureLines
          lines={costLines(quote, pageSettings.fees, finance)}
          className="gap-x-14 tablet:grid-cols-2 tablet:[&>:last-child:nth-child(odd)]:col-span-full"
        />
      }
      enquiry={
        links.offers
          ? {
              href: financeEnquiryHref(
                { dealer: null, path },
                {
                  code: model.code,
                  modelName: model.contractName,
                  picture: model.picture,
                  plan,
                  offer: 'Traditional',
                  months: plan.months,
                  instalment: quote.instalment,
                },
              ),
            }
          : null
      }
      texts={texts}
    >
      <DepositField
        deposit={deposit}
        onChange={(value) => pagePlan.change(settings, { deposit: value })}
        texts={finance}
      />
      <Segments
        legend={finance.term}
        options={pageSettings.comparison.terms.map((months) => ({ value: months, label: String(months) }))}
        value={plan.months}
        onChoose={(months) => pagePlan.change(settings, { months })}
      />
      <Dropdown
        label={calculators.balloon}
        options={pageSettings.comparison.balloons.map((share) => ({
          value: share,
          label: formatRate(share),
        }))}
        value={plan.balloonShare}
        onChoose={(balloonShare) => pagePlan.change(settings, { balloonShare })}
      />
      <RateSlider
        label={finance.rate}
        rates={pageSettings.comparison.rates}
        rate={plan.rate}
        onChange={(rate) => pagePlan.change(settings, { rate })}
      />
    </PlanPanel>
  )
}
