import { getPayload } from 'payload'
import { directRoutes } from '#app/direct-routes.ts'
import config from '#cms/payload.config.ts'
import { registerDirectRoutes } from '#platform/http/direct-routes.ts'
import { registerCms } from '#platform/process/cms.ts'

/** Registers the CMS of this process; it is opened by the first who asks for it. */
export function openCms(): void {
  registerCms(() => getPayload({ config }))
}

/** Registers the routes that the HTTP entry calls itself. */
export function openDirectRoutes(): void {
  registerDirectRoutes(directRoutes)
}
