import { expect, test } from 'vitest'
import { buildDependencyGraph, dependenciesOf, dependentsOf } from './graph.ts'

const read = (files: Readonly<Record<string, string>>) =>
  buildDependencyGraph(Object.entries(files).map(([path, text]) => ({ path, text })))

test.each([
  ['an import', "import { b } from './b.ts'"],
  ['an import of more than a type', "import { type A, b } from './b.ts'"],
  ['a dynamic import', "const b = await import('./b.ts')"],
  ['an import by package path', "export * from '#platform/b.ts'"],
  ['a worker', "new URL('./b.ts', import.meta.url)"],
  ['a program started by its path', "startProgram('src/platform/b.ts')"],
  ['a component path for the CMS', "const field = '#platform/b.ts#Field'"],
  ['a literal after an apostrophe', "const say = [`it's`, './b.ts']"],
  ['a folder', "readdir('src/platform/')"],
  ['a glob pattern', "glob('src/*/b.ts')"],
])('follows %s to a file', (_, text) => {
  const graph = read({ 'src/platform/a.ts': text, 'src/platform/b.ts': '' })
  expect(graph.get('src/platform/a.ts')).toEqual(['src/platform/b.ts'])
})

test.each([
  ["import type { B } from './b.ts'"],
  ["export type { B } from './b.ts'"],
  ["import b from 'b.js'"],
  ["const letter = 'b'"],
])('finds no dependency in %s', (text) => {
  expect(read({ 'src/a.ts': text, 'src/b.ts': '' }).get('src/a.ts')).toEqual([])
})

test('finds an import after an exported type', () => {
  const text = "export type A = { readonly b: number }\nexport { b } from './b.ts'"
  expect(read({ 'a.ts': text, 'b.ts': '' }).get('a.ts')).toEqual(['b.ts'])
})

const cycle = read({
  'a.ts': "'./b.ts'",
  'b.ts': "'./c.ts'",
  'c.ts': "'./a.ts'",
  'd.ts': "'./c.ts'",
  'e.ts': '',
})

test('finds all files that a file reaches, through cycles too', () => {
  expect([...dependenciesOf(['d.ts'], cycle)].sort()).toEqual(['a.ts', 'b.ts', 'c.ts', 'd.ts'])
})

test('maps each file that leads to a given one to that one', () => {
  expect(Object.fromEntries(dependentsOf(['b.ts', 'e.ts'], cycle))).toEqual({
    'a.ts': 'b.ts',
    'b.ts': 'b.ts',
    'c.ts': 'b.ts',
    'd.ts': 'b.ts',
    'e.ts': 'e.ts',
  })
})
