import Link from 'next/link'
import { vehicleProportions } from '#art/vehicle/index.ts'
import { PictureView, VehiclePicture } from '#features/pictures/page.tsx'
import type { VehicleRange } from '#features/vehicles/index.ts'
import { rangePath } from '#features/vehicles/index.ts'
import { formatPrice } from '#platform/money.ts'

/** The longest car there is fills its card; the others keep their size beside it. Centimetres. */
const longest = 600

function RangePicture({ drawing, hero, first }: Pick<VehicleRange, 'drawing' | 'hero'> & { first: boolean }) {
  // Without either its place stays, so that names in a row stand on one line.
  return (
    <div className="relative flex aspect-[2/1] items-end justify-start overflow-hidden bg-raised p-4">
      {drawing ? (
        <div style={{ width: `${(vehicleProportions(drawing.vehicle).viewBox.width / longest) * 100}%` }}>
          <VehiclePicture {...drawing} first={first} className="h-auto w-full" />
        </div>
      ) : null}
      {!drawing && hero ? (
        <PictureView picture={hero} alt="" sizes="(min-width: 64rem) 33vw, 100vw" fill />
      ) : null}
    </div>
  )
}

/** What would stand alone in the last row has its words beside its picture, which keeps its place in the first column. */
function endingOf(index: number, count: number): string {
  if (count < 5 || index < count - 1) return ''
  const tablet =
    count % 2 === 1 ? 'tablet:max-desktop:col-span-2 tablet:max-desktop:grid-cols-2 tablet:gap-x-6' : ''
  const desktop = count % 3 === 1 ? 'desktop:col-span-3 desktop:grid-cols-3 desktop:gap-x-6' : ''
  return `${tablet} ${desktop}`
}

/** Ranges side by side, every car at the same scale; one alone has its words beside it. */
export function RangeLineUp({
  ranges,
  dealer = null,
  headingLevel: Heading = 'h3',
  first = false,
}: {
  ranges: readonly VehicleRange[]
  /** Address of the dealer in whose name they are shown. */
  dealer?: string | null
  headingLevel?: 'h2' | 'h3'
  /** Whether its first car is seen without scrolling: its drawing is asked for before scripts. */
  first?: boolean
}) {
  const alone = ranges.length === 1
  // Four in rows of three would leave one of them behind.
  const columns = ranges.length === 4 ? 'tablet:grid-cols-2' : 'tablet:grid-cols-2 desktop:grid-cols-3'
  return (
    <ul className={`grid grid-cols-1 gap-x-6 gap-y-12 ${alone ? '' : columns}`}>
      {ranges.map((range, index) => (
        <li
          key={range.slug}
          className={`relative grid grid-cols-1 content-start gap-5 ${alone ? 'tablet:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] tablet:items-end tablet:gap-x-10' : endingOf(index, ranges.length)}`}
        >
          <RangePicture {...range} first={first && index === 0} />
          <div className="grid content-end gap-1">
            <Heading className="text-h3">
              <Link
                href={rangePath(range.slug, dealer)}
                className="after:absolute after:inset-0 hover:text-accent-text"
              >
                {range.name}
              </Link>
            </Heading>
            <p className="text-ink-2">{range.tagline}</p>
            {range.fromPrice === null ? null : (
              <p className="figures mt-1 font-semibold">From {formatPrice(range.fromPrice)}</p>
            )}
          </div>
        </li>
      ))}
    </ul>
  )
}
