import { expect, test } from 'vitest'
import { documents, staleTables, withTables } from './tables.ts'

const empty = (name: string) => `Title\n\n<!-- generated: ${name} -->\n\n<!-- end -->\n\nEnd\n`
const modules = documents['docs/modules.md'] ?? {}
const operations = documents['docs/operations.md'] ?? {}

test('writes each table between its marks, and leaves the rest', () => {
  const blank = empty('import boundaries') + empty('features')
  const written = withTables(blank, modules)
  expect(written).toContain('| Illustrator | `src/art/**` | nothing |\n')
  expect(written).toContain('\n| `accounts` | people | foundation | Sign-in and permissions |\n')
  expect(written).toMatch(
    /^Title\n\n<!-- generated: import boundaries -->\n\| Area .*\n<!-- end -->\n\nEnd\nTitle\n/s,
  )
  expect(written).toMatch(/\n<!-- end -->\n\nEnd\n$/)
  expect(withTables(written, modules)).toBe(written)
})

test('writes the name, the default and the description of every variable', () => {
  const written = withTables(empty('variables'), operations)
  expect(written).toContain('\n| `PORT` | `3000` | Port the site is served on |\n')
  expect(written).toContain('\n| `HOST` | – | Address to listen on; every address when unset |\n')
})

test('reports a table that differs or is missing', () => {
  const written = withTables(empty('import boundaries') + empty('features'), modules)
  expect(staleTables(written, modules)).toEqual([])
  expect(staleTables(written.replace('Sign-in', 'Login'), modules)).toEqual([
    'the table of features is out of date: npm run generate',
  ])
  expect(staleTables('', modules)).toHaveLength(2)
})
