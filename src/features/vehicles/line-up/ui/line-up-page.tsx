import { formatRate } from '#features/finance/finance/index.ts'
import { allOffersPath, comparePath, sizePath } from '#features/vehicles/vehicles/index.ts'
import { formatPrice } from '#platform/money.ts'
import { ButtonLink } from '#ui/actions/button-link.tsx'
import { TextLink } from '#ui/actions/text-link.tsx'
import type { FoundLineUp } from '../data/find-line-up.ts'
import { filterLineUp, isFiltered, type LineUpFilters } from '../rules/line-up-filters.ts'
import { orderLineUp } from '../rules/line-up-order.ts'
import { lineUpTexts } from '../texts.ts'
import { CompareBar } from './cards/compare-bar.tsx'
import { GroupedLineUp } from './cards/grouped-line-up.tsx'
import { type ListedRange, RangeLineUp } from './cards/range-line-up.tsx'
import { ChosenFilters } from './chosen-filters.tsx'
import { orderLabels } from './facet-labels.ts'
import { FacetPanel } from './facet-panel.tsx'
import { FocusAfterChoice } from './focus-after-choice.island.tsx'
import { LineUpOpening } from './opening.tsx'
import { OrderLinks } from './order-links.tsx'

type Props = FoundLineUp & { readonly filters: LineUpFilters }

const resultsId = 'results'

/** All vehicles: at one scale, then by group or in the chosen order, with filters whose choices are in the address. */
export function LineUpPage({ ranges, models, terms, filters }: Props) {
  const { order } = filters
  const matches = filterLineUp(ranges, models, filters)
  const ordered = order ? orderLineUp(matches, order) : matches
  const found = ordered.map(({ range, fromPrice, quote, code }) => ({
    ...range,
    fromPrice,
    quote,
    comparedAs: code,
  }))
  return (
    <>
      <LineUpOpening
        ranges={ranges}
        title="All vehicles"
        lead={`${ranges.length} ranges at one scale, so that you see how big each of them really is.`}
      />
      <div className="frame pt-8 pb-section tablet:pt-10">
        <div className="mb-8 flex flex-wrap justify-end gap-x-8 gap-y-3 tablet:mb-10">
          <TextLink href={allOffersPath}>See today’s offers</TextLink>
          <TextLink href={comparePath(null, [])}>{lineUpTexts('en').comparing.sideBySide}</TextLink>
          {ranges.some(({ drawing }) => drawing) ? (
            <TextLink href={sizePath()}>Stand one beside another, to scale</TextLink>
          ) : null}
        </div>
        <h2 className="sr-only">Filters</h2>
        <FacetPanel {...{ ranges, models, filters, resultsId }} showResults={showText(found.length)} />
        <div className="mt-6 flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
          <p id={resultsId} role="status" tabIndex={-1} className="figures scroll-mt-8 font-semibold text-h4">
            {countText(found.length, ranges.length, filters)}
          </p>
          <ChosenFilters filters={filters} resultsId={resultsId} />
        </div>
        <div className="mt-3 mb-12 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-3 tablet:mb-16">
          <OrderLinks filters={filters} resultsId={resultsId} />
          <p className="max-w-[64ch] text-ink-2 text-small">{termsText(terms)}</p>
        </div>
        {found.length > 0 ? <Found ranges={found} order={order} /> : <NothingFound count={ranges.length} />}
      </div>
      <FocusAfterChoice />
      <CompareBar ranges={ranges} />
    </>
  )
}

function Found({ ranges, order }: { ranges: readonly ListedRange[]; order: LineUpFilters['order'] }) {
  if (!order) return <GroupedLineUp ranges={ranges} />
  return (
    <section aria-label={orderLabels[order]}>
      <RangeLineUp ranges={ranges} />
    </section>
  )
}

/** Returns how many ranges are listed. */
export function countText(found: number, total: number, filters: LineUpFilters): string {
  if (!isFiltered(filters)) return `${total} ranges`
  return found === 1 ? `1 of ${total} ranges` : `${found} of ${total} ranges`
}

/** Returns the text of the link from the filters to what they found. */
function showText(found: number): string {
  if (found === 0) return 'No range fits'
  return found === 1 ? 'Show 1 range' : `Show ${found} ranges`
}

/** Returns what all instalments have in common; the whole cost stands beside each. Source: decision F-3. */
export function termsText({ months, rate, deposit, balloonShare }: Props['terms']): string {
  const depositText = deposit === 0 ? 'no deposit' : `a deposit of ${formatPrice(deposit)}`
  const balloonText =
    balloonShare === 0 ? 'no balloon' : `a balloon of ${formatRate(balloonShare)} of the price at the end`
  return `Instalments are those we advertise today; otherwise ${months} of them at ${formatRate(rate)} a year, with ${depositText} and ${balloonText}. “In all” counts every payment and every fee.`
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
