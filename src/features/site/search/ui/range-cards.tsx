import { vehicleProportions } from '#art/measures.ts'
import { VehiclePicture } from '#features/pictures/pictures/page.tsx'
import { Link } from '#ui/actions/link.tsx'
import { balancedGrid, balancedSpans } from '#ui/layout/balanced-rows.ts'
import type { EntryDisplay } from '../entry.ts'

/** The most cards in a row on wider windows than phones. */
const mostInRow = { tablet: 3, desktop: 4 } as const

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
  const spans = balancedSpans(cards.length, mostInRow)
  return (
    <ul
      className={`grid grid-cols-[repeat(auto-fill,minmax(max(8rem,50%-0.5rem),1fr))] gap-x-4 gap-y-8 tablet:gap-x-6 tablet:gap-y-10 ${balancedGrid}`}
    >
      {cards.map(({ href, title, summary, price, drawing, language }, index) => (
        <li
          key={href}
          lang={language}
          className={`relative grid grid-cols-1 content-start gap-3 tablet:gap-4 ${spans[index]}`}
        >
          <div className="flex aspect-[2/1] items-end justify-center overflow-hidden bg-raised p-3 tablet:p-4">
            {drawing ? <Drawing drawing={drawing} /> : null}
          </div>
          <div className="grid gap-1">
            <h3 className="text-h4">
              <Link href={href} className="after:absolute after:inset-0 hover:text-accent-text">
                {title}
              </Link>
            </h3>
            <p className="text-ink-2 text-small max-tablet:hidden">{summary}</p>
            {price ? <p className="figures font-semibold">{price}</p> : null}
          </div>
        </li>
      ))}
    </ul>
  )
}
