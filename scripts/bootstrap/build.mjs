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

const stampFile = (root) => path.join(root, '.next/forecourt-build')

/** Identifies the inputs of a build. The root is part of it, because a build holds absolute paths. */
const buildStamp = async (root) => `${await fingerprint(root, sources, (file) => !isTest.test(file))} ${root}`

/**
 * Builds the site. The stamp file is removed first and written last, so that an interrupted build is repeated. The stamp is
 * computed before the build, so that a source changed during the build triggers another one.
 *
 * @param {string} root
 * @param {AbortSignal} signal
 */
async function run(root, signal) {
  const stamp = await buildStamp(root)
  await rm(stampFile(root), { force: true })
  const next = path.join(root, 'node_modules/next/dist/bin/next')
  const env = { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' }
  const { ok, output } = await runQuietly([process.execPath, next, 'build'], { cwd: root, signal, env })
  if (signal.aborted) return
  if (!ok) throw new BootstrapError(`The build failed:\n${output}`)
  await writeFile(stampFile(root), stamp)
}

/** @type {import('./ready.mjs').Step} */
export const build = {
  announcement: 'Building the site (a minute or so) …',
  isDone: async (root) =>
    (await readFile(stampFile(root), 'utf8').catch(() => '')) === (await buildStamp(root)),
  run,
}

/**
 * Removes the pages that Next caches on disk: after a restart they would be older than the database.
 *
 * @param {string} root
 */
export async function forgetPages(root) {
  await rm(path.join(root, '.next/cache/fetch-cache'), { recursive: true, force: true })
}
