import type { CSSProperties } from 'react'
import { lineUpLayout, type Place } from '#art/measures.ts'
import { LineUpPicture } from '#features/pictures/pictures/page.tsx'
import { rangePath, type VehicleRange } from '#features/vehicles/vehicles/index.ts'
import { groupByBody } from '#features/vehicles/vehicles/rules.ts'
import { Link } from '#ui/actions/link.tsx'
import { NonBreakingName } from '#ui/content/non-breaking-name.tsx'
import { Glyph } from '#ui/icons/glyph.tsx'
import { glyphs } from '#ui/icons/glyphs.ts'
import styles from './opening.module.css'

type DrawnRange = VehicleRange & { readonly drawing: NonNullable<VehicleRange['drawing']> }

const isDrawn = (range: VehicleRange): range is DrawnRange => range.drawing !== null

/** Centimetres left and right of a vehicle that belong to its link. */
const besides = 24

const percent = (part: number, whole: number) => `${((part / whole) * 100).toFixed(2)}%`

/** Left edge, width, and top of the link of a vehicle, and of its label, in percent of the picture. */
function boxOf(
  { nose, ground, lengthCm, heightCm }: Place,
  { width, height }: { width: number; height: number },
) {
  return {
    left: percent(nose - besides, width),
    width: percent(lengthCm + 2 * besides, width),
    top: percent(ground - heightCm, height),
    ground: percent(heightCm, height),
  }
}

/** The opening of the line-up: every range as a silhouette at one scale, labelled and linked. */
export function LineUpOpening({
  ranges,
  title,
  lead,
}: {
  ranges: readonly VehicleRange[]
  title: string
  lead: string
}) {
  const drawn = groupByBody(ranges)
    .flatMap(({ vehicles }) => vehicles)
    .filter(isDrawn)
  const vehicles = drawn.map(({ drawing }) => drawing.vehicle)
  const [wide, strip] = [lineUpLayout(vehicles, 'wide'), lineUpLayout(vehicles, 'strip')]
  return (
    <div className="on-dark relative bg-night text-white">
      <div className="frame pt-10 pb-6 tablet:pt-14 laptop:absolute laptop:inset-x-0 laptop:top-0 laptop:z-1 laptop:pt-[clamp(2rem,3.4vw,4.5rem)]">
        <h1 className="max-w-[14ch] text-h1 laptop:text-[clamp(3.5rem,6vw,7rem)]">{title}</h1>
        <p className="mt-4 max-w-[52ch] text-lead">{lead}</p>
      </div>
      {drawn.length === 0 ? null : (
        <>
          <div className={`${styles.scroller} print:hidden`}>
            <div
              className={styles.picture}
              style={
                {
                  '--wide': `${wide.width} / ${wide.height}`,
                  '--strip': `${strip.width} / ${strip.height}`,
                } as CSSProperties
              }
            >
              <LineUpPicture vehicles={vehicles} />
              <ul aria-label="All ranges at one scale">
                {drawn.map(({ slug, name }, index) => {
                  const [inWide, inStrip] = [wide.places[index], strip.places[index]]
                  if (!inWide || !inStrip) return null
                  const [w, s] = [boxOf(inWide, wide), boxOf(inStrip, strip)]
                  return (
                    <li
                      key={slug}
                      className={styles.place}
                      style={
                        {
                          '--wide-left': w.left,
                          '--wide-top': w.top,
                          '--wide-width': w.width,
                          '--strip-left': s.left,
                          '--strip-top': s.top,
                          '--strip-width': s.width,
                          '--shape': `${inWide.lengthCm + 2 * besides} / ${inWide.heightCm}`,
                        } as CSSProperties
                      }
                    >
                      <Link href={rangePath(slug)} className={styles.link}>
                        <NonBreakingName name={name} />
                      </Link>
                    </li>
                  )
                })}
              </ul>
            </div>
          </div>
          <p
            aria-hidden="true"
            className="frame flex items-center gap-2 pt-2 pb-4 text-ink-2 text-small laptop:hidden print:hidden"
          >
            Swipe to see all {drawn.length}
            <Glyph shape={glyphs.arrowRight} size={16} />
          </p>
        </>
      )}
    </div>
  )
}
