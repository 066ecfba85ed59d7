import Link from 'next/link'
import { vehicleProportions } from '#art/vehicle/index.ts'
import { PictureView, VehiclePicture } from '#features/pictures/page.tsx'
import type { VehicleRange } from '#features/vehicles/index.ts'
import { rangePath } from '#features/vehicles/index.ts'
import { formatPrice } from '#platform/money.ts'

/** Length in centimetres of a vehicle that fills its card; all vehicles have the same scale. */
const maxLength = 600

function RangePicture({ drawing, hero, first }: Pick<VehicleRange, 'drawing' | 'hero'> & { first: boolean }) {
  // Keeps its space without a picture, so that the names of a row align.
  return (
    <div className="relative flex aspect-[2/1] items-end justify-start overflow-hidden bg-raised p-4">
      {drawing ? (
        <div style={{ width: `${(vehicleProportions(drawing.vehicle).viewBox.width / maxLength) * 100}%` }}>
          <VehiclePicture {...drawing} first={first} className="h-auto w-full" />
        </div>
      ) : null}
      {!drawing && hero ? (
        <PictureView picture={hero} alt="" sizes="(min-width: 64rem) 33vw, 100vw" fill />
      ) : null}
    </div>
  )
}

/** Returns classes that spread a single card in the last row over the whole row. */
function lastRowClasses(index: number, count: number): string {
  if (count < 5 || index < count - 1) return ''
  const tablet =
    count % 2 === 1 ? 'tablet:max-desktop:col-span-2 tablet:max-desktop:grid-cols-2 tablet:gap-x-6' : ''
  const desktop = count % 3 === 1 ? 'desktop:col-span-3 desktop:grid-cols-3 desktop:gap-x-6' : ''
  return `${tablet} ${desktop}`
}

/** Ranges side by side at the same scale. A single range has its text beside its picture. */
export function RangeLineUp({
  ranges,
  dealer = null,
  headingLevel: Heading = 'h3',
  first = false,
}: {
  ranges: readonly VehicleRange[]
  /** Slug of the dealer on whose pages they are rendered. */
  dealer?: string | null
  headingLevel?: 'h2' | 'h3'
  /** Whether the first card is above the fold; its picture is then loaded eagerly. */
  first?: boolean
}) {
  const isSingle = ranges.length === 1
  // Rows of three would leave a single card of four in the last row.
  const columns = ranges.length === 4 ? 'tablet:grid-cols-2' : 'tablet:grid-cols-2 desktop:grid-cols-3'
  return (
    <ul className={`grid grid-cols-1 gap-x-6 gap-y-12 ${isSingle ? '' : columns}`}>
      {ranges.map((range, index) => (
        <li
          key={range.slug}
          className={`relative grid grid-cols-1 content-start gap-5 ${isSingle ? 'tablet:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] tablet:items-end tablet:gap-x-10' : lastRowClasses(index, ranges.length)}`}
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
