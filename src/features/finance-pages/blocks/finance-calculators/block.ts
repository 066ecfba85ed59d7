import { defineLiveBlock } from '#features/blocks/index.ts'
import { FinanceCalculatorsSection } from '#features/finance/calculators.page.tsx'
import { loadFinanceCalculators } from '../../data/load-calculators.ts'

export const financeCalculators = defineLiveBlock({
  kind: 'financeCalculators',
  view: FinanceCalculatorsSection,
  load: loadFinanceCalculators,
  mayOpenPage: false,
  examples: () => import('./examples.ts'),
})
