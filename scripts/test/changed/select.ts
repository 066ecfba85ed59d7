import type { SourceFile } from '../../check/source-files.ts'
import { importsOf, resolveImport } from '../../check/walls/imports.ts'
import { leadingTo, readGraph } from './graph.ts'
import { openedBy } from './opened.ts'
import { filesOf, routesOf } from './routes.ts'
import { asksPages, ground, type Suite, suiteOf, suites } from './suites.ts'

/** The tests of a suite that can see the change, each with the changed file it can see. */
export type Selected = ReadonlyMap<string, string>

/** Per suite what is to be run. A suite without tests is not run. */
export type Selection = ReadonlyMap<Suite, Selected>

/** What the whole product or every runner is made with: no import leads there. */
const everywhere =
  /^(?:[^/]+|content\/.*|src\/cms\/(?:migrations\/.*|payload-types\.ts|[^/]+\.json)|tests\/upgrade\/dumps\/.*)$/

/** What no test reads unless it names it: documents, settings of checks, commands, measures. */
const apart = /^(?:(?:docs|bench|scripts|\.ci)\/.*|.*\.md|LICENSE|biome\.json|knip\.jsonc|\.gitignore)$/

/**
 * The tests that can see one of the changed files: by what they import, start or read, by what their suite stands on,
 * and, where they ask the site, by the routes they open. A file that is known to be read everywhere selects all, and so
 * does one of which nothing tells who reads it.
 */
export function select(files: readonly SourceFile[], changed: readonly string[]): Selection {
  const graph = readGraph(files)
  const paths = files.map(({ path }) => path)
  const routes = routesOf(paths)
  const leading = leadingTo(changed, graph)
  const entries = new Set([
    ...Object.values(ground).flat(),
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
    (path) => !apart.test(path) && (everywhere.test(path) || (!entries.has(path) && !isTypes(path))),
  )
  const opened = openedBy(files, graph, routes)
  const seenBy = (test: string, suite: Suite): string | undefined => {
    const stands = [test, ...ground[suite]].find((file) => leading.has(file))
    if (readByAll || stands) return readByAll ?? leading.get(stands ?? '')
    if (!asksPages(suite)) return undefined
    const asked = opened(test, suite).flatMap((route) => filesOf(route, paths))
    return leading.get(asked.find((file) => leading.has(file)) ?? '')
  }
  return new Map(
    suites.map((suite) => {
      const tests = paths.filter((path) => suiteOf(path) === suite)
      const seen = tests.map((test) => [test, seenBy(test, suite)] as const)
      return [suite, new Map(seen.filter((pair): pair is [string, string] => pair[1] !== undefined))]
    }),
  )
}
