import type { DealerContext } from '#features/dealers/dealers/index.ts'
import { type ComparisonView, rangePath, specSheetPath } from '#features/vehicles/vehicles/index.ts'
import { fill } from '#platform/i18n/fill.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { ButtonLink } from '#ui/actions/button-link.tsx'
import { TextLink } from '#ui/actions/text-link.tsx'
import { type ComparisonTexts, vehicleComparisonTexts } from '../../texts.ts'
import styles from './comparison.module.css'
import { ComparisonTable } from './comparison-table.tsx'
import { PrintButton } from './print-button.island.tsx'

type DifferenceChoiceProps = { texts: ComparisonTexts }

/** Selects how differing rows are displayed. The table's stylesheet reads the checked input: no JavaScript needed. */
function DifferenceChoice({ texts }: DifferenceChoiceProps) {
  const choices = [
    { value: 'unmarked', label: texts.notMarked },
    { value: 'marked', label: texts.marked },
    { value: 'only', label: texts.onlyThese },
  ]
  return (
    <fieldset className="min-w-0 print:hidden">
      <legend className="mb-2 text-ink-2 text-small">{texts.differences}</legend>
      <div className="flex flex-wrap rounded-sharp border border-field">
        {choices.map(({ value, label }) => (
          <label
            key={value}
            className="flex min-h-11 flex-auto cursor-pointer border-field text-small not-last:border-r hover:bg-raised has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-3"
          >
            <input
              type="radio"
              name="differences"
              value={value}
              data-rows={value}
              defaultChecked={value === 'marked'}
              className="peer sr-only"
            />
            <span className="flex flex-auto items-center justify-center px-4 peer-checked:bg-ink peer-checked:text-on-ink peer-checked:highlighted">
              {label}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

type Props = {
  view: ComparisonView
  /** The dealer on whose pages it is rendered; links stay there. The view already omits hidden prices. */
  dealer?: Pick<DealerContext, 'slug'> | null
  language?: Language
}

/** A page that compares models of a range. */
export function ComparisonPage({ view, dealer = null, language = 'en' }: Props) {
  const { comparison: texts } = vehicleComparisonTexts(language)
  const { models, range, showsPrices, table } = view
  const dealerSlug = dealer?.slug ?? null
  const codes = models.map(({ code }) => code)
  const toRange = rangePath(range.slug, dealerSlug)
  const count = models.length
  const differs = table.some(({ rows }) => rows.some((row) => row.differs))
  if (count === 0) {
    return (
      <div className="frame pt-10 pb-section">
        <h1 className="text-h1">{fill(texts.title, { range: range.name })}</h1>
        <p className="mt-6 mb-10 max-w-[44ch] text-lead">{fill(texts.noModels, { range: range.name })}</p>
        <ButtonLink href={toRange}>{fill(texts.toRange, { range: range.name })}</ButtonLink>
      </div>
    )
  }
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
        </div>
      </div>
      <ComparisonTable view={view} dealerSlug={dealerSlug} language={language} />
      <p className="mt-10 max-w-[70ch] text-ink-2 text-small">
        {showsPrices ? texts.disclaimer : texts.disclaimerUnpriced}
      </p>
    </div>
  )
}
