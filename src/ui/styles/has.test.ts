import { globSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const folder = new URL('.', import.meta.url)

/** What follows a `:has(…)` whose text begins at an index: the first character behind its closing bracket. */
function behind(css: string, opened: number): string {
  let depth = 0
  for (let index = opened; index < css.length; index += 1) {
    if (css[index] === '(') depth += 1
    if (css[index] === ')') depth -= 1
    if (depth === 0) return css.slice(index + 1).trimStart()[0] ?? ''
  }
  return ''
}

/** Selectors in which the whole page hangs on `:has()` of its root. */
function hangingOnRoot(css: string): string[] {
  const plain = css.replace(/\/\*[\s\S]*?\*\//g, '')
  return [...plain.matchAll(/(?:html|:root|body):has(?=\()/g)].flatMap(({ 0: found, index }) =>
    /[{,]/.test(behind(plain, index + found.length)) ? [] : [plain.slice(index, index + 60)],
  )
}

test('what hangs on :has() of the root is found', () => {
  expect(hangingOnRoot('html:has(a:not(b)) { } :root:has(c), d { }')).toEqual([])
  expect(hangingOnRoot('html:has(a) .b { }')).toHaveLength(1)
  expect(hangingOnRoot('@custom-variant x (:root:has(a, b:c(d)) &);')).toHaveLength(1)
})

test('nothing does: a browser would look at every element anew with each radio button that changes', () => {
  const sheets = readdirSync(folder).filter((name) => name.endsWith('.css'))
  expect(sheets.length).toBeGreaterThan(5)
  for (const name of sheets) {
    expect(hangingOnRoot(readFileSync(new URL(name, folder), 'utf8')), name).toEqual([])
  }
})

/**
 * What asks, in a `:has()` of a sheet or of a class, for what changes with every choice: whether a control is checked,
 * or an attribute that React writes whenever it draws one.
 */
const changing = /(?::has\(|has-\[)[^{};"'`\s]*(?:\[(?:name|value)\b|:checked)[^{};"'`\s]*|has-checked(?=:)/g

test('what asks for something that changes with every choice is found', () => {
  expect('a:has([name=x]) { } b:has(c:checked) { }'.match(changing)).toHaveLength(2)
  // In two parts: what is written as a class here would be in the sheet of every page.
  expect(['group-has-[', '[value=only]]/rows:hidden'].join('').match(changing)).toHaveLength(1)
  expect(['has-', 'checked:hidden'].join('').match(changing)).toHaveLength(1)
  expect('a:has([data-name]) b[name]:checked { } peer-checked:hidden [value=x]'.match(changing)).toBeNull()
})

test('no sheet of every page does: each choice would have a browser look at the page anew', () => {
  const source = fileURLToPath(new URL('../../', import.meta.url))
  const files = globSync('**/*.{css,ts,tsx}', { cwd: source }).filter(
    (name) => !/\.test\.tsx?$|\.module\.css$/.test(name),
  )
  expect(files.length).toBeGreaterThan(500)
  const found = files.flatMap((name) =>
    (readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8').match(changing) ?? []).map(
      (selector) => `${name}: ${selector}`,
    ),
  )
  expect(found).toEqual([])
})
