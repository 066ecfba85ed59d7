import { memo } from 'react'
import { fill } from '#platform/i18n/fill.ts'
import type { Fees } from '../../rules/instalment.ts'
import type { CalculatorTexts } from '../../texts.ts'
import { formatKilometres } from '../cards/plan-figures.ts'
import { formatFee } from '../format-fee.ts'

type Props = {
  /** Kilometres a year of FutureDrive; null when it is not offered. */
  mileage: number | null
  /** Term of FutureDrive. */
  months: number
  fees: Fees
  texts: CalculatorTexts
}

/** The assumptions behind the figures of the calculators. Source: requirements V-024 to V-026. */
export const CardsNotes = memo(function CardsNotes({ mileage, months, fees, texts }: Props) {
  return (
    <div className="mt-6 mb-10 grid max-w-[70ch] gap-2 text-ink-2 text-small">
      {mileage === null ? null : <p>{fill(texts.basedOn, { mileage: formatKilometres(mileage), months })}</p>}
      <p>
        {fill(texts.footnotes, {
          admin: formatFee(fees.monthlyAdmin),
          initiation: formatFee(fees.initiation),
        })}
      </p>
    </div>
  )
})
