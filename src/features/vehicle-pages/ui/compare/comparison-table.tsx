import type { ComparisonView } from '#features/vehicles/index.ts'
import { maxCompared } from '#features/vehicles/rules.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { vehiclePageTexts } from '../../texts.ts'
import { ComparisonControls } from './comparison-controls.tsx'
import { ComparisonFoot } from './comparison-foot.tsx'
import { ComparisonHead } from './comparison-head.tsx'
import { SpecificationRows } from './specification-rows.tsx'

type Props = { view: ComparisonView; dealerSlug: string | null; language: Language }

/**
 * The table of a comparison. On a phone each row is a grid with its label above the values; elsewhere it has table
 * layout.
 */
export function ComparisonTable({ view, dealerSlug, language }: Props) {
  const { comparison, configurator } = vehiclePageTexts(language)
  const { models, options, table } = view
  const hasRoom = models.length < Math.min(maxCompared, options.length)
  return (
    <table className="w-full border-collapse text-left not-print:max-tablet:block tablet:table-fixed print:table-fixed">
      <caption className="sr-only">{comparison.table}</caption>
      <ComparisonHead view={view} dealerSlug={dealerSlug} texts={{ comparison, configurator }} />
      <ComparisonControls view={view} dealerSlug={dealerSlug} texts={comparison} />
      <SpecificationRows
        table={table}
        several={models.length > 1}
        empty={hasRoom ? 1 : 0}
        texts={comparison}
      />
      <ComparisonFoot view={view} dealerSlug={dealerSlug} texts={comparison} />
    </table>
  )
}
