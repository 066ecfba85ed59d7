import type { VehicleRange } from '#features/vehicles/vehicles/index.ts'
import { buttonClasses } from '#ui/actions/button-classes.ts'
import { Link } from '#ui/actions/link.tsx'
import { Glyph } from '#ui/icons/glyph.tsx'
import { glyphs } from '#ui/icons/glyphs.ts'
import type { QuotedModel } from '../quoted-model.ts'
import {
  choicesOf,
  choiceTarget,
  type Facet,
  type FacetChoice,
  facetNames,
  isFiltered,
  type LineUpFilters,
} from '../rules/line-up-filters.ts'
import { choiceLabel, facetTitles } from './facet-labels.ts'
import styles from './facet-panel.module.css'

type Props = {
  ranges: readonly VehicleRange[]
  models: readonly QuotedModel[]
  filters: LineUpFilters
  /** Id of the element with the number of results. */
  resultsId: string
  /** Text of the link to the results, which stays at the foot of the window while the panel is longer than it. */
  showResults: string
}

const row = 'flex min-h-9 items-center justify-between gap-3 py-1 text-small pointer-coarse:min-h-11'

/**
 * A choice is a link, so that it works without JavaScript; one that leads to nothing is plain text. The fragment of the
 * address is the choice itself, which keeps the focus on the next page.
 */
function Choice({ facet, choice }: { facet: Facet; choice: FacetChoice }) {
  const { value, count, chosen, href } = choice
  const id = choiceTarget(facet, value)
  const content = (
    <>
      <span className="flex min-w-0 items-center gap-2">
        {chosen ? <Glyph shape={glyphs.check} size={16} /> : null}
        {choiceLabel(facet, value)}
      </span>
      <span className="figures">
        {count}
        <span className="sr-only">{count === 1 ? ' range' : ' ranges'}</span>
      </span>
    </>
  )
  if (count === 0 && !chosen)
    return (
      <span id={id} tabIndex={-1} className={`${row} text-ink-2`}>
        {content}
      </span>
    )
  return (
    <Link
      id={id}
      href={`${href}#${id}`}
      scroll={false}
      rel="nofollow"
      aria-current={chosen ? 'true' : undefined}
      className={`${row} scroll-mt-40 hover:text-accent-text ${chosen ? 'font-semibold' : ''}`}
    >
      {content}
    </Link>
  )
}

/** The filters of the line-up: columns on a wide window, otherwise folded away until a filter is chosen. */
export function FacetPanel({ ranges, models, filters, resultsId, showResults }: Props) {
  return (
    <details open={isFiltered(filters)} className={`${styles.panel} print:hidden`}>
      <summary className="flex min-h-13 cursor-pointer items-center justify-between gap-4 border-ink border-b py-3 font-semibold">
        Filter by body, price, month, seats, fuel and drive
        <Glyph shape={glyphs.chevronDown} />
      </summary>
      <div className="grid grid-cols-1 gap-x-gutter gap-y-7 pt-6 tablet:grid-cols-2 laptop:grid-cols-3 desktop:grid-cols-[1.25fr_1fr_1.05fr_1fr_0.75fr_1.15fr] laptop:pt-0">
        {facetNames.map((facet) => (
          <div key={facet}>
            <h3 id={`facet-${facet}`} className="border-ink border-b pb-2 font-semibold text-body">
              {facetTitles[facet]}
            </h3>
            <ul aria-labelledby={`facet-${facet}`} className="mt-1">
              {choicesOf(facet, ranges, models, filters).map((choice) => (
                <li key={choice.value} className="border-line border-b">
                  <Choice facet={facet} choice={choice} />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      <a
        href={`#${resultsId}`}
        className={`${buttonClasses('primary', 'normal', true)} sticky bottom-[calc(0.75rem+var(--tray,0px))] z-1 mt-6 laptop:hidden`}
      >
        {showResults}
      </a>
    </details>
  )
}
