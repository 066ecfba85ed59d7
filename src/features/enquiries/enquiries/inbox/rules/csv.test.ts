import fc from 'fast-check'
import { expect, test } from 'vitest'
import { csvLine } from './csv.ts'

test.each([
  ['=HYPERLINK("https://example.com")', `"'=HYPERLINK(""https://example.com"")"`],
  ['+27 82 123 4567', `"'+27 82 123 4567"`],
  ['-1+1', `"'-1+1"`],
  ['@SUM(A1)', `"'@SUM(A1)"`],
  ['\t=1', `"'\t=1"`],
  ['Thabo, Mokoena', '"Thabo, Mokoena"'],
  ['two\nlines', '"two\nlines"'],
  ['plain', 'plain'],
])('writes %j as text that a spreadsheet never evaluates', (value, expected) => {
  expect(csvLine([value])).toBe(`${expected}\r\n`)
})

test('writes numbers unchanged, and null and empty text as empty cells', () => {
  expect(csvLine([3, null, ''])).toBe('3,,\r\n')
})

/** An independent parser, by the grammar of RFC 4180. */
function read(line: string): string[] {
  const cells: string[] = []
  const pattern = /(?:"((?:[^"]|"")*)"|([^,\r\n"]*))(,|\r\n$)/gy
  for (let found = pattern.exec(line); found; found = pattern.exec(line)) {
    cells.push(found[1]?.replaceAll('""', '"') ?? found[2] ?? '')
    if (found[3] !== ',') break
  }
  return cells
}

test('writes cells that an RFC 4180 parser reads back, none beginning like a formula', () => {
  fc.assert(
    fc.property(
      fc.array(fc.string({ unit: 'binary', maxLength: 12 }), { minLength: 1, maxLength: 6 }),
      (values) => {
        const cells = read(csvLine(values))
        expect(cells).toHaveLength(values.length)
        for (const [index, shown] of cells.entries()) {
          expect(shown).not.toMatch(/^[=+\-@\t\r\n]/)
          expect([values[index], `'${values[index]}`]).toContain(shown)
        }
      },
    ),
  )
})
