import { defineLiveBlock } from '#features/blocks/index.ts'
import { loadFinanceForm } from '../../data/form-content.ts'
import { FinanceForm } from './finance-form.tsx'

export const financeForm = defineLiveBlock({
  kind: 'financeForm',
  view: FinanceForm,
  load: loadFinanceForm,
  mayOpenPage: true,
  examples: () => import('./examples.ts'),
})
