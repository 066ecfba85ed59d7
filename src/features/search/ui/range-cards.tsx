import Link from 'next/link'
import { vehicleProportions } from '#art/vehicle/index.ts'
import { VehiclePicture } from '#features/pictures/page.tsx'
import type { EntryDisplay } from '../entry.ts'

/** Length that fills a card, so that all vehicles are drawn to one scale. Centimetres. */
const cardLength = 600

function Drawing({ drawing }: { drawing: NonNullable<EntryDisplay['drawing']> }) {
  const width = `${(vehicleProportions(drawing.vehicle).viewBox.width / cardLength) * 100}%`
  return (
    <div style={{ width }}>
      <VehiclePicture {...drawing} className="h-auto w-full" />
    </div>
  )
}

export type RangeCard = {
  readonly href: string
  readonly title: string
  readonly summary: string
  readonly price: string | null
  readonly drawing: EntryDisplay['drawing']
  /** Of the texts, when it is not that of the page. */
  readonly language?: string
}

/** Vehicles as cards, drawn to one scale. */
export function RangeCards({ cards }: { cards: readonly RangeCard[] }) {
  return (
    <ul className="grid grid-cols-1 gap-x-6 gap-y-10 phone:grid-cols-2 desktop:grid-cols-4">
      {cards.map(({ href, title, summary, price, drawing, language }) => (
        <li key={href} lang={language} className="relative grid grid-cols-1 content-start gap-4">
          <div className="flex aspect-[2/1] items-end justify-center overflow-hidden bg-raised p-4">
            {drawing ? <Drawing drawing={drawing} /> : null}
          </div>
          <div className="grid gap-1">
            <h3 className="text-h4">
              <Link href={href} className="after:absolute after:inset-0 hover:text-accent-text">
                {title}
              </Link>
            </h3>
            <p className="text-ink-2 text-small">{summary}</p>
            {price ? <p className="figures font-semibold">{price}</p> : null}
          </div>
        </li>
      ))}
    </ul>
  )
}
