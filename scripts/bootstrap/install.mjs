import { readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { BootstrapError } from './bootstrap-error.mjs'
import { runQuietly } from './child.mjs'
import { fingerprint } from './fingerprint.mjs'

const markerOf = (root) => path.join(root, 'node_modules/.forecourt-lock')

/**
 * Whether what is installed is what the lockfile says.
 *
 * @param {string} root
 */
async function isInstalled(root) {
  const wanted = await wantedMark(root)
  const found = await readFile(markerOf(root), 'utf8').catch(() => undefined)
  if (found === wanted) return true
  if (found !== undefined || !(await matchesLockfile(root))) return false
  await writeFile(markerOf(root), wanted)
  return true
}

/**
 * Installs with `npm ci`. The mark of a complete installation is set last.
 *
 * @param {string} root
 * @param {AbortSignal} signal
 */
async function install(root, signal) {
  await rm(markerOf(root), { force: true })
  const flags = ['ci', '--ignore-scripts', '--include=dev', '--include=optional', '--no-audit', '--no-fund']
  const { ok, output } = await runQuietly([...npmCommand(), ...flags], { cwd: root, signal })
  if (signal.aborted) return
  if (!ok) throw new BootstrapError(`npm ci failed:\n${output}`)
  await writeFile(markerOf(root), await wantedMark(root))
}

/** @type {import('./ready.mjs').Step} */
export const installation = {
  announcement: 'Installing packages (half a minute or so) …',
  isDone: isInstalled,
  run: install,
}

const wantedMark = async (root) =>
  `${await fingerprint(root, ['package-lock.json'])} ${process.platform}-${process.arch}`

/** The npm that runs us, with its own Node: ours may be in node_modules, which it deletes. */
function npmCommand() {
  const { npm_execpath: npm, npm_node_execpath: node } = process.env
  return npm?.endsWith('npm-cli.js') ? [node ?? process.execPath, npm] : ['npm']
}

/** Whether somebody has run `npm ci` by hand: npm's own note of what it installed agrees with the lockfile. */
async function matchesLockfile(root) {
  try {
    const wanted = (await readJson(path.join(root, 'package-lock.json'))).packages
    const installed = (await readJson(path.join(root, 'node_modules/.package-lock.json'))).packages
    return Object.entries(wanted)
      .filter(([place]) => place !== '')
      .every(([place, entry]) => {
        const there = installed[place]
        return there
          ? there.version === entry.version && there.integrity === entry.integrity
          : !isNeeded(entry)
      })
  } catch {
    return false
  }
}

/** Whether a package belongs on this machine; optional ones for other systems do not. */
function isNeeded({ optional, devOptional, peer, os, cpu, libc }) {
  if (peer) return false
  if (!optional && !devOptional) return true
  if (!os?.includes(process.platform) || cpu?.includes(process.arch) === false) return false
  return libc?.includes(systemLibrary()) ?? true
}

/** The C library of this system; Node knows the version of glibc, and nothing where there is another. */
function systemLibrary() {
  const { header } = /** @type {{ header: { glibcVersionRuntime?: string } }} */ (process.report.getReport())
  return header.glibcVersionRuntime ? 'glibc' : 'musl'
}

async function readJson(file) {
  return JSON.parse(await readFile(file, 'utf8'))
}
