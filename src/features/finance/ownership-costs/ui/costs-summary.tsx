import { fill } from '#platform/i18n/fill.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { TextLink } from '#ui/actions/text-link.tsx'
import type { CostsView } from '../costs-view.ts'
import { costsPath } from '../rules/costs-path.ts'
import { ownershipCostTexts } from '../texts.ts'
import { amountOr, kilometresText } from './amounts.ts'
import { KeyFigures } from './key-figures.tsx'

/**
 * What the least expensive model of a range costs to own, with the default choices: a section of the range's page. A dash
 * stands for a total that is not known; the page it leads to says why.
 */
export function CostsSummary({ view, language }: { view: CostsView; language: Language }) {
  const { ownershipCosts: texts } = ownershipCostTexts(language)
  const { range, costs } = view
  if (!costs) return null
  return (
    <section id="costs" aria-labelledby="costs-title" className="frame pt-section">
      <h2 id="costs-title" className="text-h2">
        {texts.heading}
      </h2>
      <p className="mt-4 max-w-[60ch] text-ink-2">
        {fill(texts.assumes, { model: costs.name, kilometres: kilometresText(costs.kilometres) })}
      </p>
      <KeyFigures
        figures={[
          [texts.onTheRoad, amountOr(costs.onTheRoad.total)],
          [texts.aMonth, amountOr(costs.running.monthly.total)],
          [texts.fiveYears, amountOr(costs.total)],
        ]}
      />
      <p className="mt-8">
        <TextLink href={costsPath(range.slug)}>{texts.link}</TextLink>
      </p>
    </section>
  )
}
