import type { ReactNode } from 'react'
import type { DealerContext } from '#features/dealers/dealers/index.ts'
import { financeTexts } from '#features/finance/finance/texts.ts'
import { lineUpPath, sizePath } from '#features/vehicles/vehicles/index.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { textsIn } from '#platform/i18n/texts.ts'
import { TextLink } from '#ui/actions/text-link.tsx'
import type { ModelComparison } from '../../data/model-comparison.ts'
import { vehicleComparisonTexts } from '../../texts.ts'
import styles from '../compare/comparison.module.css'
import { ComparisonNotes } from '../compare/comparison-notes.tsx'
import { ComparisonTable } from '../compare/comparison-table.tsx'
import { costRows } from '../compare/cost-rows.ts'
import { DifferenceChoice } from '../compare/difference-choice.tsx'
import { hasRoom } from '../compare/has-room.ts'
import { PrintButton } from '../compare/print-button.island.tsx'
import { LeftOut } from './left-out.tsx'
import { Silhouettes } from './silhouettes.tsx'
import { Start } from './start.tsx'

type Props = {
  comparison: ModelComparison
  /** The dealer on whose pages it is rendered; links stay there. */
  dealer?: Pick<DealerContext, 'slug'> | null
  /** Opens the selector of all models, which adds the chosen one. */
  browse: ReactNode
  language?: Language
}

/** A page that compares models of any range. */
export function AcrossRangesPage({ comparison, dealer = null, browse, language = 'en' }: Props) {
  const { acrossRanges, comparison: texts } = vehicleComparisonTexts(language)
  const { models, costs, options, leftOut, suggestions, showsPrices } = comparison
  const dealerSlug = dealer?.slug ?? null
  const isEmpty = models.length === 0
  const table = [...costRows(costs, texts, financeTexts(language).finance), ...comparison.table]
  const several = models.length > 1
  const differs = table.some(({ rows }) => rows.some((row) => row.differs))
  const [first, second] = [...new Set(models.map(({ range }) => range.slug))]
  return (
    <div className={`${styles.comparison} frame pt-8 pb-section tablet:pt-12`}>
      <h1 className="max-w-[16ch] text-h2">{acrossRanges.title}</h1>
      <p className="mt-4 mb-8 max-w-[56ch] text-ink-2 text-lead print:hidden">
        {isEmpty ? acrossRanges.empty : acrossRanges.lead}
      </p>
      <LeftOut leftOut={leftOut} texts={acrossRanges} />
      {isEmpty ? (
        <Start
          {...{ options, suggestions, dealerSlug, browse }}
          groups={textsIn(language).layout}
          texts={acrossRanges}
          labels={texts}
        />
      ) : (
        <>
          <Silhouettes models={models} texts={acrossRanges} />
          <div className="mb-8 flex flex-wrap items-end justify-between gap-x-8 gap-y-5 print:hidden">
            {several && differs ? <DifferenceChoice texts={texts} /> : null}
            {several && !differs ? <p>{texts.alike}</p> : null}
            <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
              {hasRoom({ models, options }) ? browse : null}
              <PrintButton>{texts.print}</PrintButton>
            </div>
          </div>
          <ComparisonTable
            compared={{ models, table, options, showsPrices, range: null, dealerSlug }}
            language={language}
          />
          <ComparisonNotes costs={costs} showsPrices={showsPrices} texts={texts} />
        </>
      )}
      <p className="mt-10 flex flex-wrap gap-x-8 gap-y-3 print:hidden">
        {first && second ? <TextLink href={sizePath(first, second)}>{acrossRanges.toScale}</TextLink> : null}
        <TextLink href={lineUpPath(dealerSlug)}>{acrossRanges.allVehicles}</TextLink>
      </p>
    </div>
  )
}
