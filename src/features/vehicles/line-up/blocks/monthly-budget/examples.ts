import type { InstalmentQuote } from '#features/finance/finance/index.ts'
import type { BlockExample } from '#features/site/blocks/index.ts'
import { basisPoints, cents, rand } from '#platform/money.ts'
import type { BudgetChoice, BudgetChoices } from '../../data/budget-choices.ts'

/** As advertised, with a deposit. */
const fortunerQuote: InstalmentQuote = {
  plan: {
    ...{ price: rand(729_900), deposit: rand(75_000), balloon: rand(218_970) },
    ...{ rate: basisPoints(1150), months: 72 },
  },
  instalment: cents(1_057_706),
  totals: {
    ...{ instalments: cents(76_154_805), interest: cents(32_065_005) },
    ...{ fees: cents(617_550), cost: cents(105_672_555) },
  },
}

/** Without a deposit. */
const starletQuote: InstalmentQuote = {
  plan: {
    ...{ price: rand(238_900), deposit: rand(0), balloon: rand(71_670) },
    ...{ rate: basisPoints(1150), months: 72 },
  },
  instalment: cents(398_190),
  totals: {
    ...{ instalments: cents(28_669_662), interest: cents(11_449_862) },
    ...{ fees: cents(617_550), cost: cents(35_957_412) },
  },
}

const fortuner: BudgetChoice = {
  ...{ slug: 'fortuner', name: 'Fortuner', href: '/vehicles/fortuner', price: rand(729_900) },
  ...{ drawing: { vehicle: 'fortuner', colour: { body: '#f4f4f2' } }, quote: fortunerQuote },
}

const starlet: BudgetChoice = {
  ...{ slug: 'toyota-starlet', name: 'Starlet', href: '/vehicles/toyota-starlet', price: rand(238_900) },
  ...{ drawing: { vehicle: 'starlet', colour: { body: '#b8101f' } }, quote: starletQuote },
}

type Example = BlockExample<'monthlyBudget', BudgetChoices>

export const examples: [Example, ...Example[]] = [
  {
    name: 'Two budgets',
    block: {
      id: 'budget-two',
      blockType: 'monthlyBudget',
      title: 'Start with the month.',
      lead: 'Each instalment stands beside its terms and the whole cost.',
      budgets: ['4000', '12000'],
      buttons: [{ label: 'All vehicles', look: 'text', link: { kind: 'address', address: '/vehicles' } }],
    },
    live: { state: 'ready', data: { '4000': [starlet], '12000': [fortuner, starlet] } },
  },
  {
    name: 'When the vehicles cannot be loaded',
    block: { id: 'budget-failed', blockType: 'monthlyBudget', title: 'What a month buys.' },
    live: { state: 'failed' },
  },
]
