import { defineLiveBlock } from '#features/site/blocks/index.ts'
import { loadTradeInForm } from '../../data/load-trade-in-form.ts'
import { TradeInForm } from './trade-in-form.tsx'

export const tradeInForm = defineLiveBlock({
  kind: 'tradeInForm',
  view: TradeInForm,
  load: loadTradeInForm,
  mayOpenPage: true,
  examples: () => import('./examples.ts'),
})
