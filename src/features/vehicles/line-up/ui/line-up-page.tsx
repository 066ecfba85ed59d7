import type { LineUpModel, VehicleRange } from '#features/vehicles/vehicles/index.ts'
import { sizePath } from '#features/vehicles/vehicles/index.ts'
import { ButtonLink } from '#ui/actions/button-link.tsx'
import { TextLink } from '#ui/actions/text-link.tsx'
import { filterLineUp, isFiltered, type LineUpFilters } from '../rules/line-up-filters.ts'
import { GroupedLineUp } from './cards/grouped-line-up.tsx'
import { ChosenFilters } from './chosen-filters.tsx'
import { FacetPanel } from './facet-panel.tsx'
import { FocusAfterChoice } from './focus-after-choice.island.tsx'
import { LineUpOpening } from './opening.tsx'

type Props = {
  ranges: readonly VehicleRange[]
  models: readonly LineUpModel[]
  filters: LineUpFilters
}

const resultsId = 'results'

/** All vehicles: at one scale, then by group, with filters whose choices are in the address. */
export function LineUpPage({ ranges, models, filters }: Props) {
  const matches = filterLineUp(ranges, models, filters)
  const found = matches.map(({ range, fromPrice }) => ({ ...range, fromPrice }))
  const count = countText(found.length, ranges.length, filters)
  return (
    <>
      <LineUpOpening
        ranges={ranges}
        title="All vehicles"
        lead={`${ranges.length} ranges at one scale, so that you see how big each of them really is.`}
      />
      <div className="frame pt-8 pb-section tablet:pt-10">
        {ranges.some(({ drawing }) => drawing) ? (
          <div className="mb-8 flex justify-end tablet:mb-10">
            <TextLink href={sizePath()}>Stand one beside another, to scale</TextLink>
          </div>
        ) : null}
        <h2 className="sr-only">Filters</h2>
        <FacetPanel {...{ ranges, models, filters, resultsId }} seeResults={`See ${count}`} />
        <div className="mt-6 mb-12 flex flex-wrap items-center justify-between gap-x-8 gap-y-4 tablet:mb-16">
          <p id={resultsId} role="status" tabIndex={-1} className="figures scroll-mt-8 font-semibold text-h4">
            {count}
          </p>
          <ChosenFilters filters={filters} resultsId={resultsId} />
        </div>
        {found.length > 0 ? <GroupedLineUp ranges={found} /> : <NothingFound count={ranges.length} />}
      </div>
      <FocusAfterChoice />
    </>
  )
}

/** Returns how many ranges are listed. */
export function countText(found: number, total: number, filters: LineUpFilters): string {
  if (!isFiltered(filters)) return `${total} ranges`
  return found === 1 ? `1 of ${total} ranges` : `${found} of ${total} ranges`
}

function NothingFound({ count }: { count: number }) {
  return (
    <div className="grid max-w-[44ch] justify-items-start gap-6 border-ink border-t pt-8">
      <h2 className="text-h3">No vehicle fits.</h2>
      <p className="text-ink-2">None meets every filter at once. Remove one above, or start again.</p>
      <ButtonLink href="/vehicles">See all {count} ranges</ButtonLink>
    </div>
  )
}
