import { defineLiveBlock } from '#features/site/blocks/index.ts'
import { loadBudgetChoices } from '../../data/budget-choices.ts'
import { MonthlyBudget } from './monthly-budget.tsx'

export const monthlyBudget = defineLiveBlock({
  kind: 'monthlyBudget',
  view: MonthlyBudget,
  load: loadBudgetChoices,
  mayOpenPage: false,
  examples: () => import('./examples.ts'),
})
