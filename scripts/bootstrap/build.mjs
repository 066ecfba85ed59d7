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

const noteOf = (root) => path.join(root, '.next/forecourt-build')

/** What a build is made of. The place counts too: a build holds absolute paths. */
const wantedNote = async (root) => `${await fingerprint(root, sources, (file) => !isTest.test(file))} ${root}`

/**
 * Builds the site. The note of what it was built from is removed first and written last, so that an interrupted
 * build is done again; it is taken before the build, so that a source changed meanwhile is not taken for built.
 *
 * @param {string} root
 * @param {AbortSignal} signal
 */
async function run(root, signal) {
  const note = await wantedNote(root)
  await rm(noteOf(root), { force: true })
  const next = path.join(root, 'node_modules/next/dist/bin/next')
  const env = { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' }
  const { ok, output } = await runQuietly([process.execPath, next, 'build'], { cwd: root, signal, env })
  if (signal.aborted) return
  if (!ok) throw new BootstrapError(`The build failed:\n${output}`)
  await writeFile(noteOf(root), note)
}

/** @type {import('./ready.mjs').Step} */
export const build = {
  announcement: 'Building the site (a minute or so) …',
  isDone: async (root) => (await readFile(noteOf(root), 'utf8').catch(() => '')) === (await wantedNote(root)),
  run,
}

/**
 * Removes the pages that Next keeps on disk: they would come back older than the database.
 *
 * @param {string} root
 */
export async function forgetPages(root) {
  await rm(path.join(root, '.next/cache/fetch-cache'), { recursive: true, force: true })
}
