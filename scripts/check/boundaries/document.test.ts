import { expect, test } from 'vitest'
import { staleTables, withTables } from './document.ts'

const empty =
  '# Title\n\n<!-- generated: import boundaries -->\n\n<!-- end -->\n\nText\n\n<!-- generated: features -->\n\n<!-- end -->\n\nEnd\n'

test('writes the areas and the features between their marks, and leaves the rest', () => {
  const written = withTables(empty)
  expect(written).toContain('| Illustrator | `src/art/**` | nothing |\n')
  expect(written).toContain('\n| `accounts` | foundation | Sign-in and permissions |\n')
  expect(written).toMatch(
    /^# Title\n\n<!-- generated: import boundaries -->\n\| Area .*\n<!-- end -->\n\nText\n/s,
  )
  expect(written).toMatch(/\n<!-- end -->\n\nEnd\n$/)
  expect(withTables(written)).toBe(written)
})

test('reports a table that differs or is missing', () => {
  const written = withTables(empty)
  expect(staleTables(written)).toEqual([])
  expect(staleTables(written.replace('Sign-in', 'Login'))).toEqual([
    expect.stringContaining('the table of features is out of date: npm run generate'),
  ])
  expect(staleTables('')).toHaveLength(2)
})
