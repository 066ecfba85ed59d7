import type { ComparisonView } from '#features/vehicles/index.ts'
import { maxCompared } from '#features/vehicles/rules.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { vehiclePageTexts } from '../../texts.ts'
import { ComparisonControls } from './comparison-controls.tsx'
import { ComparisonFoot } from './comparison-foot.tsx'
import { ComparisonHead } from './comparison-head.tsx'
import { ComparisonScroller } from './comparison-scroller.island.tsx'
import { SpecificationRows } from './specification-rows.tsx'

type Props = { view: ComparisonView; dealerSlug: string | null; language: Language }

/**
 * The table of a comparison. On small screens it scrolls sideways; on a phone each row is a grid with its label above
 * the values.
 */
export function ComparisonTable({ view, dealerSlug, language }: Props) {
  const { comparison, configurator } = vehiclePageTexts(language)
  const { models, options, table, range } = view
  const empty = models.length < Math.min(maxCompared, options.length) ? 1 : 0
  return (
    <ComparisonScroller
      names={models.map(({ name }) => name.replace(`${range.name} `, ''))}
      columns={models.length + empty}
      texts={{ table: comparison.table, sideways: comparison.sideways }}
    >
      <table className="w-full border-collapse text-left tablet:table-fixed print:table-fixed">
        <caption className="sr-only">{comparison.table}</caption>
        <ComparisonHead view={view} dealerSlug={dealerSlug} texts={{ comparison, configurator }} />
        <ComparisonControls view={view} dealerSlug={dealerSlug} texts={comparison} />
        <SpecificationRows table={table} several={models.length > 1} empty={empty} texts={comparison} />
        <ComparisonFoot view={view} dealerSlug={dealerSlug} texts={comparison} />
      </table>
    </ComparisonScroller>
  )
}
