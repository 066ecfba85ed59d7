import type { SourceFile } from '../../check/source-files.ts'
import { type Graph, reachedFrom } from './graph.ts'
import { addressesIn, filesOf, type Route, routesAt, routesEnding } from './routes.ts'
import { ground, type Suite } from './suites.ts'

/** Of a test that visits whatever page there is, or goes where a link of a page leads. */
const goesAnywhere = /\bcrawled\b|sitemap\.xml|getAttribute\('href'\)|'link'.*\.(?:click|tap|press)\(/s

const isHandler = ({ file, segments }: Route) => /\/route\.ts$/.test(file) && !segments[0]?.startsWith('[')

/** Whatever an island's address begins with, `sections` or `api`, it says. */
const isDefinite = (address: string) => /^\/\w/.test(address)

/**
 * The routes that a test opens: those whose addresses it or its support names, and the handlers whose addresses stand
 * in the islands these load, which call them from the browser. What all tests of a suite have in common tells of none.
 * A test that names no address, or goes where links lead, opens every route.
 */
export function openedBy(
  files: readonly SourceFile[],
  graph: Graph,
  routes: readonly Route[],
): (test: string, suite: Suite) => readonly Route[] {
  const texts = new Map(files.map(({ path, text }) => [path, text]))
  const paths = [...texts.keys()]
  const remembered = new Map<Route, readonly Route[]>()
  const named = (file: string) => addressesIn(texts.get(file) ?? '')
  const routesOf = (address: string) =>
    address.startsWith('*') ? routesEnding(address.slice(1), routes) : routesAt(address, routes)
  const calledBy = (route: Route): readonly Route[] => {
    const known = remembered.get(route)
    if (known) return known
    const loaded = [...reachedFrom(filesOf(route, paths), graph)]
    const islands = reachedFrom(
      loaded.filter((file) => file.endsWith('.island.tsx')),
      graph,
    )
    const addresses = new Set([...islands].flatMap(named).filter(isDefinite))
    const called = [...new Set([...addresses].flatMap(routesOf).filter(isHandler))]
    remembered.set(route, called)
    return called
  }
  return (test, suite) => {
    const common = reachedFrom(ground[suite], graph)
    const own = [...reachedFrom([test], graph)].filter(
      (file) => file.startsWith('tests/') && !common.has(file),
    )
    if (own.some((file) => goesAnywhere.test(texts.get(file) ?? ''))) return routes
    const opened = own.flatMap(named).flatMap(routesOf)
    return opened.length > 0 ? [...new Set([...opened, ...opened.flatMap(calledBy)])] : routes
  }
}
