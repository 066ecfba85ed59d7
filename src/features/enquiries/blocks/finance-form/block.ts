import { defineLiveBlock } from '#features/blocks/index.ts'
import { loadFinanceForm } from '../../forms/load-form.ts'
import { FinanceForm } from './finance-form.tsx'

export const financeForm = defineLiveBlock({
  kind: 'financeForm',
  view: FinanceForm,
  load: loadFinanceForm,
  mayOpenPage: true,
  examples: () => import('./examples.ts'),
})
