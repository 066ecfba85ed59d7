import { fill } from '#platform/i18n/fill.ts'
import { formatPrice } from '#platform/money.ts'
import { TextLink } from '#ui/actions/text-link.tsx'
import { useFetch } from '#ui/use-fetch.ts'
import type { CarModel, Month, CarValue as Value } from '../garage.ts'
import { valueAddress } from '../wire/garage-addresses.ts'
import { PartFailed, PartLoading } from './car-part.tsx'
import type { GarageLabels } from './labels.ts'

type Props = {
  model: CarModel
  /** Null when the owner has not entered it. */
  since: Month | null
  labels: GarageLabels
}

/** What used vehicles like a car cost today, and how that is worked out. */
export function CarValue({ model, since, labels }: Props) {
  const { garageCar } = labels.texts
  const address = since === null ? null : valueAddress(model.code, Number(since.slice(0, 4)))
  const { result, retry } = useFetch<{ value: Value | null }>(address)
  if (address === null) return <p className="text-ink-2">{garageCar.valueNoYear}</p>
  if (result.state !== 'ready') {
    if (result.state === 'loading') return <PartLoading text={garageCar.loading} />
    return <PartFailed text={garageCar.failed} retry={garageCar.retry} onRetry={retry} />
  }
  const { value } = result.data
  if (value === null) return <p className="text-ink-2">{garageCar.valueFew}</p>
  const { median, count, name, years, path } = value
  return (
    <>
      <p className="figures text-h4">{fill(garageCar.valueAbout, { amount: formatPrice(median) })}</p>
      <p className="text-ink-2 text-small wrap-anywhere">
        {fill(garageCar.valueBasis, { count, name, years: years.join(' – ') })}
      </p>
      <p>
        <TextLink href={path}>{garageCar.valueList}</TextLink>
      </p>
    </>
  )
}
