import type { Instrumentation } from 'next'

/** Runs once when Next starts in a process: says how the CMS is opened here, and what is answered without Next. */
export async function register(): Promise<void> {
  // Next replaces this at build, which keeps the CMS out of its edge bundle.
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { openCms, openDirectRoutes } = await import('./instrumentation-node.ts')
  openCms()
  openDirectRoutes()
}

/** Called by Next with every error that a page or a route has not caught. */
export const onRequestError: Instrumentation.onRequestError = async (
  error,
  { headers },
  { routePath, routeType },
) => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { logRequestError } = await import('#platform/http/request-error.ts')
  logRequestError(error, { id: String(headers['x-request-id'] ?? ''), routePath, routeType })
}
