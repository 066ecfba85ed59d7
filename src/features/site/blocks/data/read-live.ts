import { log } from '#platform/process/log.ts'
import type { Live } from '../block.ts'

/**
 * Reads the data of a live section. Returns `empty` for null and an empty list, and logs an error and returns `failed` when
 * `read` throws. Source: decision G-3.
 *
 * @param section name of the section for the log
 */
export async function readLive<Data>(section: string, read: () => Promise<Data | null>): Promise<Live<Data>> {
  try {
    const data = await read()
    const isEmpty = data === null || (Array.isArray(data) && data.length === 0)
    return isEmpty ? { state: 'empty' } : { state: 'ready', data }
  } catch (error) {
    log.error({ section, reason: String(error) }, 'live section failed')
    return { state: 'failed' }
  }
}
