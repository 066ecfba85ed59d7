import type { CSSProperties } from 'react'
import { vehicleProportions } from '#art/measures.ts'
import type { InstalmentQuote } from '#features/finance/finance/index.ts'
import { PictureView, VehiclePicture } from '#features/pictures/pictures/page.tsx'
import { lampPlaces } from '#features/pictures/pictures/server.ts'
import type { VehicleRange } from '#features/vehicles/vehicles/index.ts'
import { rangePath } from '#features/vehicles/vehicles/index.ts'
import { formatPrice } from '#platform/money.ts'
import { Link } from '#ui/actions/link.tsx'
import { balancedGrid, balancedSpans } from '#ui/layout/balanced-rows.ts'
import { InstalmentLine } from '../instalment-line.tsx'
import { CompareTick } from './compare-tick.tsx'

/** Length in centimetres of a vehicle that fills its card; all vehicles of a row have the same scale. */
const maxLength = 620

/** The most cards in a row on wider windows than phones. */
const mostInRow = { tablet: 3, desktop: 3 } as const

type PictureProps = Pick<VehicleRange, 'drawing' | 'hero'> & { first: boolean; leads: boolean }

function RangePicture({ drawing, hero, first, leads }: PictureProps) {
  const share = drawing ? vehicleProportions(drawing.vehicle).viewBox.width / maxLength : 1
  // Keeps its space without a picture, so that the names of a row align.
  return (
    <div
      className={`relative flex aspect-[2/1] items-end justify-center overflow-hidden bg-raised px-2 py-3 tablet:px-4 tablet:py-4 ${leads ? 'max-tablet:aspect-[9/4]' : ''}`}
    >
      {drawing ? (
        <div
          style={{ '--share': share, ...lampPlaces(drawing.vehicle) } as CSSProperties}
          className={`driving-on lamps w-[calc(var(--share)*100%)] ${leads ? 'max-tablet:w-[80%]' : ''}`}
        >
          <VehiclePicture {...drawing} first={first} className="h-auto w-full" />
        </div>
      ) : null}
      {!drawing && hero ? (
        <PictureView picture={hero} alt="" sizes="(min-width: 64rem) 33vw, 50vw" fill />
      ) : null}
    </div>
  )
}

/** A range in a list; with a quote, its card says what it costs a month. */
export type ListedRange = VehicleRange & {
  readonly quote?: InstalmentQuote | null
  /** Code of the model with which it can be ticked for the comparison. */
  readonly comparedAs?: string | null
}

type Props = {
  ranges: readonly ListedRange[]
  /** Slug of the dealer on whose pages they are rendered. */
  dealer?: string | null
  headingLevel?: 'h2' | 'h3'
  /** Whether the first card is above the fold; its picture is then loaded eagerly. */
  first?: boolean
}

/**
 * Ranges side by side: two columns on phones, where the first card of an odd number spans both, one with large text, and
 * more on wider windows. All rows are full.
 */
export function RangeLineUp({ ranges, dealer = null, headingLevel: Heading = 'h3', first = false }: Props) {
  const spans = balancedSpans(ranges.length, mostInRow)
  const firstLeads = ranges.length % 2 === 1
  return (
    <ul
      className={`grid grid-cols-[repeat(auto-fill,minmax(max(8rem,50%-0.5rem),1fr))] gap-x-4 gap-y-8 tablet:gap-x-6 tablet:gap-y-12 ${balancedGrid}`}
    >
      {ranges.map((range, index) => {
        const leads = firstLeads && index === 0
        return (
          <li
            key={range.slug}
            className={`group relative grid grid-cols-1 content-start gap-3 tablet:gap-5 ${spans[index]} ${leads ? 'max-tablet:col-span-full' : ''}`}
          >
            <RangePicture {...range} first={first && index === 0} leads={leads} />
            <div className="grid content-start gap-1">
              <Heading className="text-balance text-h4 tablet:text-h3">
                <Link
                  href={rangePath(range.slug, dealer)}
                  className="after:absolute after:inset-0 hover:text-accent-text"
                >
                  {range.name}
                </Link>
              </Heading>
              <p className={`text-ink-2 ${leads ? '' : 'max-tablet:hidden'}`}>{range.tagline}</p>
              {range.fromPrice === null ? null : (
                <p className="figures mt-1 font-semibold max-tablet:text-small">
                  From {formatPrice(range.fromPrice)}
                </p>
              )}
              {range.quote ? (
                <InstalmentLine quote={range.quote} price={range.fromPrice} language="en" />
              ) : null}
              {range.comparedAs ? <CompareTick range={range} code={range.comparedAs} /> : null}
            </div>
          </li>
        )
      })}
    </ul>
  )
}
