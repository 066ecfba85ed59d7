import type { Metadata } from 'next'
import { PageBreadcrumbs } from '#features/site/navigation/page.tsx'
import { VehicleCompareBar } from '#features/stock/stock-cards/compare.page.tsx'
import { usedComparisonPath } from '#features/stock/stock-cards/index.ts'
import { fill } from '#platform/i18n/fill.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { pageTitle } from '#platform/site/page-title.ts'
import { ButtonLink } from '#ui/actions/button-link.tsx'
import type { UsedComparison } from '../../data/comparison.ts'
import { stockVehicleTexts } from '../../texts.ts'
import { usedComparisonRows } from './comparison-rows.ts'
import { UsedComparisonTable } from './comparison-table.tsx'

type Props = { comparison: UsedComparison; language: Language }

/** Returns the metadata of the comparison. A choice of vehicles is nothing for search engines. */
export function usedComparisonMetadata({ comparison, language }: Props): Metadata {
  return {
    title: { absolute: pageTitle(stockVehicleTexts(language).usedComparison.title) },
    alternates: { canonical: usedComparisonPath() },
    ...(comparison.vehicles.length > 0 && { robots: { index: false } }),
  }
}

/** Used vehicles side by side. Without vehicles it shows those chosen in this browser. */
export function UsedComparisonPage({ comparison: { vehicles, missing, finance }, language }: Props) {
  const texts = stockVehicleTexts(language)
  const { usedComparison, vehiclePage } = texts
  return (
    <div className="frame pt-4 pb-section">
      <div className="print:hidden">
        <PageBreadcrumbs
          language={language}
          ancestors={[{ title: vehiclePage.preOwned, path: '/pre-owned' }]}
          page={{ title: usedComparison.compare, path: usedComparisonPath() }}
        />
      </div>
      <h1 className="mt-6 max-w-[18ch] text-h2">{usedComparison.title}</h1>
      <p className="mt-4 mb-8 max-w-[56ch] text-ink-2 text-lead print:hidden">
        {vehicles.length > 0 ? usedComparison.lead : usedComparison.empty}
      </p>
      {missing > 0 ? (
        <p role="note" className="mb-6 border-accent border-l-2 pl-4">
          {missing === 1 ? usedComparison.missingOne : fill(usedComparison.missing, { count: missing })}
        </p>
      ) : null}
      {vehicles.length > 0 ? (
        <UsedComparisonTable
          vehicles={vehicles}
          rows={usedComparisonRows(vehicles, finance, texts)}
          language={language}
          texts={usedComparison}
        />
      ) : (
        <>
          <ButtonLink href="/pre-owned">{vehiclePage.search}</ButtonLink>
          <VehicleCompareBar language={language} />
        </>
      )}
    </div>
  )
}
