import { globSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const folder = new URL('.', import.meta.url)

/** Returns the first character after the closing bracket of a `:has(…)` that opens at an index. */
function characterAfter(css: string, opened: number): string {
  let depth = 0
  for (let index = opened; index < css.length; index += 1) {
    if (css[index] === '(') depth += 1
    if (css[index] === ')') depth -= 1
    if (depth === 0) return css.slice(index + 1).trimStart()[0] ?? ''
  }
  return ''
}

/** Finds selectors that apply `:has()` of the root to its descendants. */
function findRootHas(css: string): string[] {
  const plain = css.replace(/\/\*[\s\S]*?\*\//g, '')
  return [...plain.matchAll(/(?:html|:root|body):has(?=\()/g)].flatMap(({ 0: found, index }) =>
    /[{,]/.test(characterAfter(plain, index + found.length)) ? [] : [plain.slice(index, index + 60)],
  )
}

test('finds selectors that apply :has() of the root to its descendants', () => {
  expect(findRootHas('html:has(a:not(b)) { } :root:has(c), d { }')).toEqual([])
  expect(findRootHas('html:has(a) .b { }')).toHaveLength(1)
  expect(findRootHas('@custom-variant x (:root:has(a, b:c(d)) &);')).toHaveLength(1)
})

test('has no such selector in the style sheets, since each radio button change would restyle the page', () => {
  const sheets = readdirSync(folder).filter((name) => name.endsWith('.css'))
  expect(sheets.length).toBeGreaterThan(5)
  for (const name of sheets) {
    expect(findRootHas(readFileSync(new URL(name, folder), 'utf8')), name).toEqual([])
  }
})

/**
 * Matches a `:has()` condition, in a style sheet or in a class, on state that changes with every choice: whether a
 * control is checked, or an attribute that React writes on every render.
 */
const changing = /(?::has\(|has-\[)[^{};"'`\s]*(?:\[(?:name|value)\b|:checked)[^{};"'`\s]*|has-checked(?=:)/g

test('finds :has() conditions on state that changes with every choice', () => {
  expect('a:has([name=x]) { } b:has(c:checked) { }'.match(changing)).toHaveLength(2)
  // Split in two, because Tailwind would generate a class written out here.
  expect(['group-has-[', '[value=only]]/rows:hidden'].join('').match(changing)).toHaveLength(1)
  expect(['has-', 'checked:hidden'].join('').match(changing)).toHaveLength(1)
  expect('a:has([data-name]) b[name]:checked { } peer-checked:hidden [value=x]'.match(changing)).toBeNull()
})

test('has no such condition in global styles, since each choice would restyle the page', () => {
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
