import type { FinanceTexts } from '#features/finance/finance/texts.ts'
import { costsPath } from '#features/finance/ownership-costs/index.ts'
import { formatPrice } from '#platform/money.ts'
import { TextLink } from '#ui/actions/text-link.tsx'
import { Select } from '#ui/forms/select.tsx'
import { useEarlyInput } from '#ui/forms/use-early-input.ts'
import { addressQuery } from '#ui/use-address.ts'
import type { FinanceModel, FinanceRange } from '../finance-content.ts'
import { leastExpensive } from '../rules/least-expensive.ts'
import type { FinancePagesTexts } from '../texts.ts'

type Props = {
  ranges: readonly FinanceRange[]
  range: FinanceRange
  model: FinanceModel
  onChoose: (code: string) => void
  texts: { readonly finance: FinanceTexts; readonly pages: FinancePagesTexts }
}

/** Whether the address names a vehicle, which then takes precedence over the state of a control before hydration. */
const isInAddress = () => addressQuery().has('model')

/** Selects the range and model for all calculators of the page, and shows the price. */
export function VehicleChoice({ ranges, range, model, onChoose, texts: { finance, pages } }: Props) {
  const chooseRange = (slug: string) => {
    const [first, ...others] = ranges.find((offered) => offered.slug === slug)?.models ?? []
    if (first && slug !== range.slug) onChoose(leastExpensive([first, ...others]).code)
  }
  const rangeControl = useEarlyInput<HTMLSelectElement>(({ value }) => {
    if (!isInAddress()) chooseRange(value)
  })
  const modelControl = useEarlyInput<HTMLSelectElement>(({ value }) => {
    const isOther = value !== model.code && range.models.some(({ code }) => code === value)
    if (isOther && !isInAddress()) onChoose(value)
  })
  return (
    <div className="grid grid-cols-1 bg-surface tablet:grid-cols-[1.15fr_1fr]">
      <fieldset className="grid min-w-0 grid-cols-1 content-center gap-6 p-6 tablet:p-10">
        <legend className="sr-only">{pages.yourVehicle}</legend>
        <Select
          ref={rangeControl}
          label={pages.range}
          options={ranges.map(({ slug, name }) => ({ value: slug, label: name }))}
          value={range.slug}
          onChange={({ target }) => chooseRange(target.value)}
        />
        <Select
          ref={modelControl}
          label={pages.model}
          options={range.models.map(({ code, name }) => ({ value: code, label: name }))}
          value={model.code}
          onChange={({ target }) => onChoose(target.value)}
        />
        <p className="flex flex-wrap items-baseline justify-between gap-x-6 border-line border-t pt-4">
          <span className="text-ink-2">{finance.price}</span>
          <span className="figures text-h3">{formatPrice(model.price)}</span>
        </p>
        <p>
          <TextLink href={costsPath(range.slug, { model: model.code })}>{pages.costs}</TextLink>
        </p>
      </fieldset>
      <div className="studio relative aspect-[2/1] tablet:aspect-auto tablet:min-h-80 max-tablet:order-first">
        {model.picture ? (
          <img
            src={model.picture}
            alt=""
            width={960}
            height={400}
            className="absolute inset-x-[6%] bottom-[8%] h-[80%] w-[88%] object-contain object-bottom"
          />
        ) : null}
      </div>
    </div>
  )
}
