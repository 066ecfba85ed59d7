import type { CSSProperties } from 'react'
import { lineUpLayout } from '#art/measures.ts'
import { DrawingImage } from '#features/pictures/pictures/page.tsx'
import type { ComparedModel } from '#features/vehicles/vehicles/index.ts'
import { fill } from '#platform/i18n/fill.ts'
import type { AcrossRangesTexts } from '../../texts.ts'
import styles from './silhouettes.module.css'

/** What is visible of the picture above and below the ground, in centimetres: no more than the tallest vehicle needs. */
const above = 262
const below = 56

const percent = (share: number) => `${(share * 100).toFixed(3)}%`

type Props = { models: readonly ComparedModel[]; texts: AcrossRangesTexts }

/** The compared ranges as silhouettes at one scale, each with its name. Nothing for fewer than two drawn ranges. */
export function Silhouettes({ models, texts }: Props) {
  const drawn = models.flatMap(({ drawing, range }) =>
    drawing?.kind === 'vehicle' ? [{ vehicle: drawing.vehicle, ...range }] : [],
  )
  const ranges = drawn.filter(({ slug }, index) => drawn.findIndex((other) => other.slug === slug) === index)
  if (ranges.length < 2) return null
  const vehicles = ranges.map(({ vehicle }) => vehicle)
  const { width, height, rows, places } = lineUpLayout(vehicles, 'strip')
  const [ground = 0] = rows
  const visible = above + below
  const names = ranges.map(({ name }) => name)
  return (
    <figure
      className={`${styles.figure} mb-10 print:hidden`}
      style={{ '--ratio': width / visible } as CSSProperties}
    >
      <div className={styles.picture}>
        <DrawingImage
          drawing={{ kind: 'line-up', format: 'strip', vehicles }}
          alt={fill(texts.atOneScale, { ranges: names.join(', ') })}
          first
          className="absolute left-0 w-full"
          style={{ top: percent((above - ground) / visible), height: percent(height / visible) }}
        />
      </div>
      <figcaption>
        <ul aria-hidden="true" className={styles.names}>
          {ranges.map(({ slug, name }, index) => (
            <li
              key={slug}
              style={{ flexGrow: places[index]?.lengthCm }}
              className="min-w-0 flex-[1_1_0] text-center text-small"
            >
              {name}
            </li>
          ))}
        </ul>
      </figcaption>
    </figure>
  )
}
