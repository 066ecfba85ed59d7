import { defineLiveBlock } from '#features/site/blocks/index.ts'
import { loadFinanceCalculators } from '../../data/load-calculators.ts'
import { FinanceCalculatorsSection } from './finance-calculators.tsx'

export const financeCalculators = defineLiveBlock({
  kind: 'financeCalculators',
  view: FinanceCalculatorsSection,
  load: loadFinanceCalculators,
  mayOpenPage: false,
  examples: () => import('./examples.ts'),
})
