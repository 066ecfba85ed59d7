import path from 'node:path'
import { fingerprint } from '../../scripts/bootstrap/fingerprint.mjs'

/** Identifies the content that this version of the product would seed. */
export function contentHash(): Promise<string> {
  return fingerprint(
    path.join(import.meta.dirname, '../..'),
    ['content'],
    (file) => !/\.test\.ts$/.test(file),
  )
}
