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
} from '#features/finance/calculators.page.tsx'
import { fill } from '#platform/i18n/fill.ts'
import { formatPrice } from '#platform/money.ts'
import { Dropdown } from '#ui/forms/dropdown.tsx'
import { Segments } from '#ui/forms/segments.tsx'
import type { PanelProps } from '../panel-props.ts'
import { PlanPanel } from '../plan-panel.tsx'

/**
 * The instalment calculator of the finance pages, with all that credit disclosure asks for.
 *
 * Source: requirements V-048 to V-054; decisions F-3, F-5 and F-6.
 */
export function ComparisonCalculator({ content, path, model, plan: page, texts }: PanelProps) {
  const { links, settings: all } = content
  const settings = { ...all, instalmentCard: all.comparison }
  const plan = page.read(settings)
  const { plan: applied, deposit } = planFor(model.price, plan, all.comparison)
  const quote = quoteInstalment(applied, all.fees)
  const { calculators: words, finance } = texts
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
          lines={costLines(quote, all.fees, finance)}
          className="gap-x-14 tablet:grid-cols-2 desktop:grid-cols-3"
        />
      }
      enquiry={
        links.offers
          ? {
              href: financeEnquiryHref(
                { dealer: null, path },
                {
                  code: model.code,
                  modelName: model.name,
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
        onChange={(wish) => page.change(settings, { deposit: wish })}
        texts={finance}
      />
      <Segments
        legend={finance.term}
        options={all.comparison.terms.map((months) => ({ value: months, label: String(months) }))}
        value={plan.months}
        onChoose={(months) => page.change(settings, { months })}
      />
      <Dropdown
        label={words.balloon}
        options={all.comparison.balloons.map((share) => ({ value: share, label: formatRate(share) }))}
        value={plan.balloonShare}
        onChoose={(balloonShare) => page.change(settings, { balloonShare })}
      />
      <RateSlider
        label={finance.rate}
        rates={all.comparison.rates}
        rate={plan.rate}
        onChange={(rate) => page.change(settings, { rate })}
      />
    </PlanPanel>
  )
}
