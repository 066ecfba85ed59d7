import path from 'node:path'
import { fingerprint } from '../../scripts/bootstrap/fingerprint.mjs'

/** Returns a hash of the content that this version seeds. */
export function contentHash(): Promise<string> {
  return fingerprint(
    path.join(import.meta.dirname, '../..'),
    ['content'],
    (file) => !/\.test\.ts$/.test(file),
  )
}
