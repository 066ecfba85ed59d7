import {
  comparisonLines,
  costLines,
  DepositField,
  describeComparisonPlan,
  FigureLines,
  financeEnquiryHref,
  formatKilometres,
  guaranteedLines,
  instalmentFigures,
  RateSlider,
} from '#features/finance/finance/calculators.page.tsx'
import type { FutureDriveQuote, SharedPlan } from '#features/finance/finance/index.ts'
import { fill } from '#platform/i18n/fill.ts'
import { formatPrice } from '#platform/money.ts'
import { Dropdown } from '#ui/forms/dropdown.tsx'
import { Segments } from '#ui/forms/segments.tsx'
import type { FinanceContent } from '../../finance-content.ts'
import type { CalculatorTexts } from '../calculator-texts.ts'
import type { PanelProps } from '../panel-props.ts'
import { PlanPanel } from '../plan-panel.tsx'
import { usePreloadedFutureDrive } from '../use-preloaded-figures.ts'

type DetailsProps = {
  /** Null while it is unknown. */
  quote: Extract<FutureDriveQuote, { available: true }> | null
  settings: FinanceContent['settings']
  texts: CalculatorTexts
}

/** Totals of a FutureDrive plan and its saving compared with a traditional plan. Source: decisions F-2 to F-4. */
function FutureDriveDetails({ quote, settings, texts: { calculators, finance } }: DetailsProps) {
  return (
    <div className="grid grid-cols-1 gap-x-14 gap-y-8 tablet:grid-cols-2">
      <FigureLines
        lines={[
          ...guaranteedLines(quote, calculators),
          ...costLines(quote?.quote ?? null, settings.fees, finance),
        ]}
      />
      <div>
        <h3 className="text-h4">{calculators.comparedWith}</h3>
        <p className="mt-1 mb-4 text-night-2 text-small">
          {describeComparisonPlan(settings.futureDrive, settings.fees, calculators)}
        </p>
        <FigureLines lines={comparisonLines(quote, calculators)} />
      </div>
    </div>
  )
}

/**
 * The FutureDrive calculator of the finance pages, or a message for a model without guaranteed values.
 *
 * Source: requirement V-333; decisions F-2 to F-5.
 */
export function FutureDrivePanel({ content, path, range, model, plan: pagePlan, texts }: PanelProps) {
  const { settings, links } = content
  const { futureDrive } = settings
  const plan = pagePlan.read(settings)
  const { view, offered, retry, deposit } = usePreloadedFutureDrive(content, model, plan)
  const { calculators, finance, pages } = texts
  if (offered === false) {
    return (
      <p role="status" className="bg-surface p-6 text-lead tablet:p-14">
        {fill(pages.notAvailable, { range: range.name })}
      </p>
    )
  }
  const availableQuote = view.state === 'ready' && view.quote.available ? view.quote : null
  const figures = instalmentFigures(availableQuote?.quote ?? null, finance)
  const change = (part: Partial<SharedPlan['futureDrive']>) =>
    pagePlan.change(settings, { futureDrive: { ...plan.futureDrive, ...part } })
  return (
    <PlanPanel
      caption={fill(finance.instalmentOf, { model: model.name })}
      monthly={figures.monthly}
      notice={view.state === 'none' ? calculators.noValue : null}
      failure={view.state === 'failed' ? { text: calculators.valueFailed, onRetry: retry } : null}
      lines={[
        [finance.price, formatPrice(model.price)],
        [finance.deposit, formatPrice(deposit.deposit)],
        ...figures.lines,
      ]}
      more={<FutureDriveDetails quote={availableQuote} settings={settings} texts={texts} />}
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
                  offer: 'GFV',
                  months: plan.futureDrive.months,
                  instalment: availableQuote?.quote.instalment ?? null,
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
        options={futureDrive.terms.map((months) => ({ value: months, label: String(months) }))}
        value={plan.futureDrive.months}
        onChoose={(months) => change({ months })}
      />
      <Dropdown
        label={calculators.mileageAYear}
        options={futureDrive.mileages.map((value) => ({ value, label: formatKilometres(value) }))}
        value={plan.futureDrive.mileage}
        onChoose={(mileage) => change({ mileage })}
      />
      <RateSlider
        label={finance.rate}
        rates={futureDrive.rates}
        rate={plan.futureDrive.rate}
        onChange={(rate) => change({ rate })}
      />
    </PlanPanel>
  )
}
