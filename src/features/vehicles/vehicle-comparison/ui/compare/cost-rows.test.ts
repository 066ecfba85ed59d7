import { expect, test } from 'vitest'
import { defaultFinanceSettings, openingQuote } from '#features/finance/finance/index.ts'
import { financeTexts } from '#features/finance/finance/texts.ts'
import { rand } from '#platform/money.ts'
import { vehicleComparisonTexts } from '../../texts.ts'
import { costRows } from './cost-rows.ts'

const { comparison } = vehicleComparisonTexts('en')
const { finance } = financeTexts('en')
const { fees } = defaultFinanceSettings
const quoteOf = (price: number) => openingQuote(rand(price), defaultFinanceSettings)
const plain = (value: string | null | undefined) => value?.replace(/\s/g, ' ') ?? null

// 72 months at 12 % with a balloon of 30 %: figures from an annuity in decimals of fifty digits.
test('states the instalment with its terms and the whole cost of each model (F-3)', () => {
  const [group, ...others] = costRows({ quotes: [quoteOf(729_900), null], fees }, comparison, finance)
  expect(others).toEqual([])
  expect(group?.title).toBe('What it costs')
  expect(group?.rows.map(({ label, values }) => [label, ...values.map(plain)])).toEqual([
    ['Price', 'R 729 900', null],
    ['Estimated instalment', 'R 12 247 p/m', null],
    ['Number of instalments', '72', null],
    ['Interest rate a year', '12 %', null],
    ['Deposit', 'R 0', null],
    ['Balloon due at the end', 'R 218 970', null],
    ['Monthly admin fee, included', 'R 69,00', null],
    ['Initiation fee, once-off', 'R 1 207,50', null],
    ['Total of instalments', 'R 881 818', null],
    ['Total cost, deposit and balloon included', 'R 1 101 996', null],
  ])
})

test('marks what differs, and is empty where prices are hidden or unknown', () => {
  const [group] = costRows({ quotes: [quoteOf(729_900), quoteOf(300_000)], fees }, comparison, finance)
  const differing = group?.rows.filter(({ differs }) => differs).map(({ label }) => label)
  expect(differing).toEqual([
    ...['Price', 'Estimated instalment', 'Balloon due at the end', 'Total of instalments'],
    'Total cost, deposit and balloon included',
  ])
  expect(costRows(null, comparison, finance)).toEqual([])
  expect(costRows({ quotes: [null], fees }, comparison, finance)).toEqual([])
})
