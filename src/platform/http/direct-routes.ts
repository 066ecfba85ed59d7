/** The module of one of Next's route handlers: a function for each method. */
export type RouteModule = {
  GET?(request: Request, context: RouteContext): Response | Promise<Response>
  POST?(request: Request, context: RouteContext): Response | Promise<Response>
}

type RouteContext = { readonly params: Promise<Record<string, string>> }

/**
 * A route that the HTTP entry calls itself, because a request costs several times as much by way of Next. It uses neither
 * Next's caches nor functions such as `headers()`, which exist only within Next's requests.
 */
export type DirectRoute = {
  /** Its path, which may end in a parameter: `/api/poll-vote-count/[pollId]`. */
  readonly path: string
  readonly load: () => Promise<RouteModule>
}

/** On globalThis because Next bundles this module, and the HTTP entry loads it without Next. */
const slot = globalThis as typeof globalThis & { forecourtDirectRoutes?: readonly DirectRoute[] }

/** Registers the direct routes of this process. */
export function registerDirectRoutes(routes: readonly DirectRoute[]): void {
  slot.forecourtDirectRoutes = routes
}

/** Returns the direct routes of this process: none before Next has started. */
export const directRoutes = (): readonly DirectRoute[] => slot.forecourtDirectRoutes ?? []
