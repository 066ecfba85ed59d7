import type { SourceFile } from '../../check/source-files.ts'
import { type DependencyGraph, dependenciesOf } from './graph.ts'
import { addressesIn, filesOf, type Route, routesAt, routesEnding } from './routes.ts'
import { type Suite, suiteSetup } from './suites.ts'

/** Matches a test that crawls the site or follows links, and may therefore open any page. */
const followsLinks = /\bcrawled\b|sitemap\.xml|getAttribute\('href'\)|'link'.*\.(?:click|tap|press)\(/s

const isHandler = ({ file, segments }: Route) => /\/route\.ts$/.test(file) && !segments[0]?.startsWith('[')

/** Whether the first segment of an address is known. */
const hasKnownPrefix = (address: string) => /^\/\w/.test(address)

/**
 * Finds the routes that a test opens: those whose addresses the test or its support files contain, and the handlers whose
 * addresses are in the islands of these routes, which fetch them from the browser. Files that all tests of a suite share are
 * ignored. A test that contains no address, or follows links, opens every route.
 */
export function createOpenedRoutesLookup(
  files: readonly SourceFile[],
  graph: DependencyGraph,
  routes: readonly Route[],
): (test: string, suite: Suite) => readonly Route[] {
  const texts = new Map(files.map(({ path, text }) => [path, text]))
  const paths = [...texts.keys()]
  const handlersByRoute = new Map<Route, readonly Route[]>()
  const addressesOf = (file: string) => addressesIn(texts.get(file) ?? '')
  const routesOf = (address: string) =>
    address.startsWith('*') ? routesEnding(address.slice(1), routes) : routesAt(address, routes)
  const handlersCalledBy = (route: Route): readonly Route[] => {
    const cached = handlersByRoute.get(route)
    if (cached) return cached
    const loaded = [...dependenciesOf(filesOf(route, paths), graph)]
    const islands = dependenciesOf(
      loaded.filter((file) => file.endsWith('.island.tsx')),
      graph,
    )
    const addresses = new Set([...islands].flatMap(addressesOf).filter(hasKnownPrefix))
    const called = [...new Set([...addresses].flatMap(routesOf).filter(isHandler))]
    handlersByRoute.set(route, called)
    return called
  }
  return (test, suite) => {
    const common = dependenciesOf(suiteSetup[suite], graph)
    const own = [...dependenciesOf([test], graph)].filter(
      (file) => file.startsWith('tests/') && !common.has(file),
    )
    if (own.some((file) => followsLinks.test(texts.get(file) ?? ''))) return routes
    const opened = own.flatMap(addressesOf).flatMap(routesOf)
    return opened.length > 0 ? [...new Set([...opened, ...opened.flatMap(handlersCalledBy)])] : routes
  }
}
