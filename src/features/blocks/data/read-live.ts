import { log } from '#platform/log.ts'
import type { Live } from '../block.ts'

/**
 * What a live section shows: what its services answer, or that one of them failed, which is logged. Null and an empty
 * list mean that there is nothing to show. Source: decision G-3.
 *
 * @param section names it in the log
 */
export async function readLive<Data>(section: string, read: () => Promise<Data | null>): Promise<Live<Data>> {
  try {
    const data = await read()
    const isEmpty = data === null || (Array.isArray(data) && data.length === 0)
    return isEmpty ? { state: 'empty' } : { state: 'ready', data }
  } catch (error) {
    log.error({ section, reason: String(error) }, 'a live section could not be read')
    return { state: 'failed' }
  }
}
