import { expect, test } from 'vitest'
import { basisPoints, cents, rand } from '#platform/money.ts'
import { lineUpTexts } from '../texts.ts'
import { instalmentTerms } from './instalment-terms.ts'

const quote = (deposit: number, balloon: number) => ({
  plan: {
    ...{ price: rand(729_900), deposit: rand(deposit), balloon: rand(balloon) },
    ...{ rate: basisPoints(1150), months: 72 },
  },
  instalment: cents(1_057_706),
  totals: { instalments: rand(0), interest: rand(0), fees: rand(0), cost: cents(105_672_555) },
})

const terms = (of: ReturnType<typeof quote>, price: number, language: 'en' | 'af' | 'zu' = 'en') =>
  instalmentTerms(of, rand(price), lineUpTexts(language).lineUp).replaceAll('\u00a0', ' ')

test('states deposit, instalments, rate, balloon and the whole cost (F-3)', () => {
  expect(terms(quote(75_000, 218_970), 729_900)).toBe(
    'Deposit R 75 000, 72 instalments at 11,5 %, R 218 970 at the end. R 1 056 725 in all.',
  )
  expect(terms(quote(75_000, 218_970), 729_900, 'af')).toBe(
    'Deposito R 75 000, 72 paaiemente teen 11,5 %, R 218 970 aan die einde. R 1 056 725 altesaam.',
  )
})

test('leaves out what is nothing, and names another price than the one beside it', () => {
  expect(terms(quote(0, 0), 729_900)).toBe('72 instalments at 11,5 %. R 1 056 725 in all.')
  expect(terms(quote(0, 0), 700_000)).toBe(
    'For the one at R 729 900, 72 instalments at 11,5 %. R 1 056 725 in all.',
  )
})
