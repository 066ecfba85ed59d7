import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const sources = globSync('src/**/*.{ts,tsx}').filter((path) => !path.endsWith('payload-types.ts'))

/** The files that define a type of this name. */
const definitionsOf = (name: string) =>
  sources
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) =>
      new RegExp(`^(?:export )?(?:type|interface) ${name}\\b`, 'm').test(readFileSync(path, 'utf8')),
    )

it('has one shape each for promotions, lease quotes and provinces (C-356)', () => {
  expect(definitionsOf('FinanceOffer')).toEqual(['src/features/vehicles/vehicles/model.ts'])
  expect(definitionsOf('LeaseComparison')).toEqual(['src/features/finance/finance/rules/lease.ts'])
  expect(definitionsOf('Region')).toEqual(['src/features/dealers/dealers/dealer.ts'])
})
