import type { DealerContext } from '#features/dealers/dealers/index.ts'
import { financeTexts } from '#features/finance/finance/texts.ts'
import { comparePath, rangePath, specSheetPath } from '#features/vehicles/vehicles/index.ts'
import { fill } from '#platform/i18n/fill.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { ButtonLink } from '#ui/actions/button-link.tsx'
import { TextLink } from '#ui/actions/text-link.tsx'
import type { RangeComparison } from '../../data/model-comparison.ts'
import { vehicleComparisonTexts } from '../../texts.ts'
import styles from './comparison.module.css'
import { ComparisonNotes } from './comparison-notes.tsx'
import { ComparisonTable } from './comparison-table.tsx'
import { costRows } from './cost-rows.ts'
import { DifferenceChoice } from './difference-choice.tsx'
import { PrintButton } from './print-button.island.tsx'

type Props = {
  view: RangeComparison
  /** The dealer on whose pages it is rendered; links stay there. The view already omits hidden prices. */
  dealer?: Pick<DealerContext, 'slug'> | null
  language?: Language
}

/** A page that compares models of a range. */
export function ComparisonPage({ view, dealer = null, language = 'en' }: Props) {
  const { comparison: texts } = vehicleComparisonTexts(language)
  const { costs, models, range, showsPrices } = view
  const dealerSlug = dealer?.slug ?? null
  const codes = models.map(({ code }) => code)
  const count = models.length
  if (count === 0) {
    return (
      <div className="frame pt-10 pb-section">
        <h1 className="text-h1">{fill(texts.title, { range: range.name })}</h1>
        <p className="mt-6 mb-10 max-w-[44ch] text-lead">{fill(texts.noModels, { range: range.name })}</p>
        <ButtonLink href={rangePath(range.slug, dealerSlug)}>
          {fill(texts.toRange, { range: range.name })}
        </ButtonLink>
      </div>
    )
  }
  const table = [...costRows(costs, texts, financeTexts(language).finance), ...view.table]
  const differs = table.some(({ rows }) => rows.some((row) => row.differs))
  return (
    <div className={`${styles.comparison} frame pt-8 pb-section tablet:pt-12`}>
      <h1 className="max-w-[16ch] text-h2">{fill(texts.title, { range: range.name })}</h1>
      <p className="mt-4 mb-8 max-w-[52ch] text-ink-2 text-lead print:hidden">{texts.lead}</p>
      <div className="mb-8 flex flex-wrap items-end justify-between gap-x-8 gap-y-5 print:hidden">
        {count > 1 && differs ? <DifferenceChoice texts={texts} /> : null}
        {count > 1 && !differs ? <p>{texts.alike}</p> : null}
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <PrintButton>{texts.print}</PrintButton>
          <TextLink href={specSheetPath(range.slug, codes, dealerSlug)}>
            {count > 1 ? texts.download : texts.sheet}
          </TextLink>
          <TextLink href={comparePath(null, codes, dealerSlug)}>{texts.acrossRanges}</TextLink>
        </div>
      </div>
      <ComparisonTable
        compared={{
          ...{ models, table, showsPrices, range, dealerSlug },
          options: [{ range: '', models: view.options }],
        }}
        language={language}
      />
      <ComparisonNotes costs={costs} showsPrices={showsPrices} texts={texts} />
    </div>
  )
}
