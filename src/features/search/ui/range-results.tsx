import Link from 'next/link'
import { vehicleProportions } from '#art/vehicle/index.ts'
import { VehiclePicture } from '#features/pictures/page.tsx'
import type { SearchResult } from '../data/find.ts'
import { addressOf, priceOf } from '../data/result.ts'

/** Length that fills a card, so that all vehicles are drawn to one scale. Centimetres. */
const cardLength = 600

function Drawing({ drawing }: { drawing: NonNullable<SearchResult['shown']['drawing']> }) {
  const width = `${(vehicleProportions(drawing.vehicle).viewBox.width / cardLength) * 100}%`
  return (
    <div style={{ width }}>
      <VehiclePicture {...drawing} className="h-auto w-full" />
    </div>
  )
}

/** Ranges as cards, drawn to one scale. */
export function RangeResults({ results }: { results: readonly SearchResult[] }) {
  return (
    <ul className="grid grid-cols-1 gap-x-6 gap-y-10 phone:grid-cols-2 desktop:grid-cols-4">
      {results.map((result) => (
        <li
          key={result.shown.href}
          lang={result.language}
          className="relative grid grid-cols-1 content-start gap-4"
        >
          <div className="flex aspect-[2/1] items-end overflow-hidden bg-raised p-4">
            {result.shown.drawing ? <Drawing drawing={result.shown.drawing} /> : null}
          </div>
          <div className="grid gap-1">
            <h3 className="text-h4">
              <Link href={addressOf(result)} className="after:absolute after:inset-0 hover:text-accent-text">
                {result.title}
              </Link>
            </h3>
            <p className="text-ink-2 text-small">{result.summary}</p>
            <p className="figures font-semibold">{priceOf(result, 'en')}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
