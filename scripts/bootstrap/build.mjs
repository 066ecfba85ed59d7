import { readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { BootstrapError } from './bootstrap-error.mjs'
import { runQuietly } from './child.mjs'
import { fingerprint } from './fingerprint.mjs'

const sources = [
  'src',
  'content',
  'next.config.ts',
  'postcss.config.mjs',
  'tsconfig.json',
  'package-lock.json',
]
const isTest = /\.test\.tsx?$/

/**
 * Builds the site when its sources are not the ones the last complete build was made of. The note of that is
 * removed first and written last, so an interrupted build is done again.
 *
 * @param {string} root
 * @param {AbortSignal} signal
 * @param {(line: string) => void} say
 */
export async function ensureBuilt(root, signal, say) {
  const note = path.join(root, '.next/forecourt-build')
  // The place counts too: a build holds absolute paths.
  const wanted = `${await fingerprint(root, sources, (file) => !isTest.test(file))} ${root}`
  if ((await readFile(note, 'utf8').catch(() => undefined)) !== wanted) {
    say('Building the site (a minute or so) …')
    await rm(note, { force: true })
    const next = path.join(root, 'node_modules/next/dist/bin/next')
    const env = { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' }
    const { ok, output } = await runQuietly([process.execPath, next, 'build'], { cwd: root, signal, env })
    if (signal.aborted) return
    if (!ok) throw new BootstrapError(`The build failed:\n${output}`)
    await writeFile(note, wanted)
  }
  await forgetPages(root)
}

/** Pages that Next keeps on disk would come back older than the database. */
async function forgetPages(root) {
  await rm(path.join(root, '.next/cache/fetch-cache'), { recursive: true, force: true })
}
