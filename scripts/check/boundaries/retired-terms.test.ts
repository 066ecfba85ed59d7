import { expect, test } from 'vitest'
import { retiredTerms } from './retired-terms.ts'

test('rejects a retired term in code or a comment, with the standard word', () => {
  const text = '// In the racing dress.\nconst crumb = 1\n'
  expect(retiredTerms([{ path: 'src/ui/card.tsx', text }])).toEqual([
    { path: 'src/ui/card.tsx', line: 1, message: '“dress” is a retired term: write theme.' },
    { path: 'src/ui/card.tsx', line: 2, message: '“crumb” is a retired term: write breadcrumbs.' },
  ])
})

test('accepts the term as part of another word, and in copy for visitors', () => {
  expect(
    retiredTerms([
      { path: 'src/ui/card.tsx', text: 'const address = 1\n' },
      { path: 'src/features/finance/texts/finance.ts', text: "const a = 'whoever'\n" },
    ]),
  ).toEqual([])
})
