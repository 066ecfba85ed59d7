import { getPayload, type Payload } from 'payload'
import { registerCms } from '#platform/process/cms.ts'
import payloadConfig from './payload.config.ts'

/** Opens the CMS in this process, for all its code. The caller destroys it. */
export async function openCms(): Promise<Payload> {
  const payload = await getPayload({ config: payloadConfig })
  registerCms(async () => payload)
  return payload
}
