import { expect, test } from 'vitest'
import { compareTable, rowOf } from './configuration-table.ts'

const port = { name: 'PORT', description: 'Port the site is served on', default: '3000' }
const host = { name: 'HOST', description: 'Address to listen on', default: '' }

test('writes a row with the name, default and description of the variable', () => {
  expect(rowOf(port)).toBe('| `PORT` | `3000` | Port the site is served on |')
  expect(rowOf(host)).toBe('| `HOST` | – | Address to listen on |')
})

test('accepts a table with the same values, whatever its column padding', () => {
  const markdown =
    '# Operations\n\n| `PORT`  | `3000` | Port the site is served on |\n| `HOST` | –      | Address to listen on |\n'
  expect(compareTable(markdown, [port, host])).toEqual([])
})

test('reports each missing, wrong and stale row', () => {
  const markdown = '| `PORT` | `8080` | Port the site is served on |\n| `OLD` | – | Gone |\n'
  expect(compareTable(markdown, [port, host])).toEqual([
    'docs/operations.md must hold: | `PORT` | `3000` | Port the site is served on |',
    'docs/operations.md must hold: | `HOST` | – | Address to listen on |',
    'docs/operations.md describes OLD, which src/platform/config.ts does not read',
  ])
})
