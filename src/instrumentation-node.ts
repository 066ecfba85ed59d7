import { getPayload } from 'payload'
import config from '#cms/payload.config.ts'
import { registerCms } from '#platform/cms.ts'

/** Registers the CMS of this process; it is opened by the first who asks for it. */
export function openCms(): void {
  registerCms(() => getPayload({ config }))
}
