import { importsOf, resolveImport } from '../../check/boundaries/imports.ts'
import type { SourceFile } from '../../check/source-files.ts'
import { buildDependencyGraph, dependentsOf } from './graph.ts'
import { createOpenedRoutesLookup } from './opened-routes.ts'
import { filesOf, routesOf } from './routes.ts'
import { fetchesPages, type Suite, suiteOf, suiteSetup, suites } from './suites.ts'

/** The affected tests of a suite, each with the changed file that affects it. */
export type Selected = ReadonlyMap<string, string>

/** The affected tests of each suite. A suite without tests is not run. */
export type Selection = ReadonlyMap<Suite, Selected>

/** Files that affect every test without being imported. */
const everywhere =
  /^(?:[^/]+|content\/.*|src\/cms\/(?:migrations\/.*|payload-types\.ts|[^/]+\.json)|tests\/upgrade\/dumps\/.*)$/

/** Files that affect no test unless it names them: documents, linter settings, commands, benchmarks. */
const neutral = /^(?:(?:docs|bench|scripts|\.ci)\/.*|.*\.md|LICENSE|biome\.json|knip\.jsonc|\.gitignore)$/

/**
 * Selects the tests affected by the changed files: through what they import, start or read, through the setup of their suite
 * and, for suites that fetch pages, through the routes they open. A file that affects everything, or whose readers are
 * unknown, selects all tests.
 */
export function select(files: readonly SourceFile[], changed: readonly string[]): Selection {
  const graph = buildDependencyGraph(files)
  const paths = files.map(({ path }) => path)
  const routes = routesOf(paths)
  const dependents = dependentsOf(changed, graph)
  const entries = new Set([
    ...Object.values(suiteSetup).flat(),
    ...routes.flatMap((route) => filesOf(route, paths)),
    ...paths.filter(suiteOf),
    ...[...graph.values()].flat(),
  ])
  const isTypes = (path: string) =>
    files.some((file) =>
      importsOf(file).some(
        ({ typeOnly, specifier }) => typeOnly && resolveImport(file.path, specifier) === path,
      ),
    )
  const readByAll = changed.find(
    (path) => !neutral.test(path) && (everywhere.test(path) || (!entries.has(path) && !isTypes(path))),
  )
  const opened = createOpenedRoutesLookup(files, graph, routes)
  const causeFor = (test: string, suite: Suite): string | undefined => {
    const direct = [test, ...suiteSetup[suite]].find((file) => dependents.has(file))
    if (readByAll || direct) return readByAll ?? dependents.get(direct ?? '')
    if (!fetchesPages(suite)) return undefined
    const rendering = opened(test, suite).flatMap((route) => filesOf(route, paths))
    return dependents.get(rendering.find((file) => dependents.has(file)) ?? '')
  }
  return new Map(
    suites.map((suite) => {
      const tests = paths.filter((path) => suiteOf(path) === suite)
      const causes = tests.map((test) => [test, causeFor(test, suite)] as const)
      return [suite, new Map(causes.filter((pair): pair is [string, string] => pair[1] !== undefined))]
    }),
  )
}
