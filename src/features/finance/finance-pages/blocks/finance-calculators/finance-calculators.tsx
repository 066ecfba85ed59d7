import { calculatorsOf } from '#features/finance/finance/index.ts'
import { financeTexts } from '#features/finance/finance/texts.ts'
import { type LiveBlockView, sectionAddress } from '#features/site/blocks/index.ts'
import { blockTexts } from '#features/site/blocks/texts.ts'
import { textsIn } from '#platform/i18n/texts.ts'
import { Section } from '#ui/layout/section.tsx'
import type { FinanceContent } from '../../finance-content.ts'
import { financePagesTexts } from '../../texts.ts'
import { LazyFinanceCalculators, LazyFinanceCalculatorsLive } from './lazy-finance-calculators.island.tsx'

/** The calculators of a finance page. Source: requirements D-066 and D-067. */
export const FinanceCalculatorsSection: LiveBlockView<'financeCalculators', FinanceContent> = ({
  block: { variant, heading, lead },
  context,
  live,
}) => {
  if (live.state === 'empty') return null
  const { calculators: calculatorTexts, finance, waysToPay } = financeTexts(context.language)
  const { financePages } = financePagesTexts(context.language)
  const { layout } = textsIn(context.language)
  const { sections } = blockTexts(context.language)
  const calculators = calculatorsOf(variant)
  const texts = {
    calculators: calculatorTexts,
    finance,
    pages: financePages,
    waysToPay,
    newTab: layout.newTab,
  }
  const { loading, failed, retry } = sections
  return (
    <Section heading={heading || financePages.calculators} lead={lead || undefined}>
      {live.state === 'ready' ? (
        <LazyFinanceCalculators
          content={live.data}
          calculators={calculators}
          path={context.path}
          texts={texts}
        />
      ) : (
        <LazyFinanceCalculatorsLive
          address={sectionAddress('financeCalculators', context)}
          calculators={calculators}
          path={context.path}
          texts={texts}
          labels={{ loading, failed, retry }}
        />
      )}
    </Section>
  )
}
