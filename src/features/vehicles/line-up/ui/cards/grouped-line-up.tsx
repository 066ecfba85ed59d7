import { groupByBody } from '#features/vehicles/vehicles/rules.ts'
import { textsIn } from '#platform/i18n/texts.ts'
import { type ListedRange, RangeLineUp } from './range-line-up.tsx'

type Props = {
  ranges: readonly ListedRange[]
  /** Slug of the dealer on whose pages they are rendered. */
  dealer?: string | null
}

/** Ranges by body type, in the groups of the menu. English only. */
export function GroupedLineUp({ ranges, dealer = null }: Props) {
  const { layout } = textsIn('en')
  return (
    <div className="grid grid-cols-1 gap-y-14 tablet:gap-y-20">
      {groupByBody(ranges).map(({ group, vehicles }) => (
        <section key={group} aria-labelledby={`group-${group}`}>
          <h2
            id={`group-${group}`}
            className="mb-6 flex flex-wrap items-baseline justify-between gap-x-6 border-ink border-b pb-3 text-h3 tablet:mb-8 tablet:text-h2"
          >
            <span className="min-w-0 wrap-anywhere">{layout[group]}</span>
            <span aria-hidden="true" className="figures text-body text-ink-2">
              {vehicles.length}
            </span>
          </h2>
          <RangeLineUp ranges={vehicles} dealer={dealer} />
        </section>
      ))}
    </div>
  )
}
