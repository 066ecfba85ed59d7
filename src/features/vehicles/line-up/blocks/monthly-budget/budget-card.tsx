import type { CSSProperties } from 'react'
import { vehicleProportions } from '#art/measures.ts'
import { VehiclePicture } from '#features/pictures/pictures/page.tsx'
import { vehicleTexts } from '#features/vehicles/vehicles/texts.ts'
import { fill } from '#platform/i18n/fill.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { formatPrice } from '#platform/money.ts'
import { Link } from '#ui/actions/link.tsx'
import type { BudgetChoice } from '../../data/budget-choices.ts'
import { InstalmentLine } from '../../ui/instalment-line.tsx'

/** Length that fills a card, so that all vehicles are drawn to one scale. Centimetres. */
const cardLength = 600

type Props = { choice: BudgetChoice; language: Language }

/** A vehicle within a budget, with its price and the terms of its instalment. */
export function BudgetCard({ choice: { name, href, price, quote, drawing }, language }: Props) {
  const { vehicles } = vehicleTexts(language)
  const share = drawing ? vehicleProportions(drawing.vehicle).viewBox.width / cardLength : 0
  return (
    <li className="relative grid grid-cols-1 content-start gap-4">
      <div className="studio flex aspect-[9/4] items-end justify-center overflow-hidden px-4 pb-[6%] tablet:aspect-[2/1]">
        {drawing ? (
          <div style={{ '--share': share } as CSSProperties} className="w-[calc(var(--share)*100%)]">
            <VehiclePicture {...drawing} className="h-auto w-full" />
          </div>
        ) : null}
      </div>
      <div>
        <h4 className="text-h4">
          <Link href={href} className="after:absolute after:inset-0 hover:text-accent-text">
            {name}
          </Link>
        </h4>
        <p className="figures mt-1">{fill(vehicles.from, { price: formatPrice(price) })}</p>
        <InstalmentLine quote={quote} price={price} language={language} />
      </div>
    </li>
  )
}
