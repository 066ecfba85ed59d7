import { readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { BootstrapError } from './bootstrap-error.mjs'
import { runQuietly } from './child.mjs'
import { fingerprint } from './fingerprint.mjs'

const markerOf = (root) => path.join(root, 'node_modules/.forecourt-lock')

/**
 * Whether the installed packages match the lockfile.
 *
 * @param {string} root
 */
async function isInstalled(root) {
  const expected = await expectedMarker(root)
  const found = await readFile(markerOf(root), 'utf8').catch(() => undefined)
  if (found === expected) return true
  if (found !== undefined || !(await matchesLockfile(root))) return false
  await writeFile(markerOf(root), expected)
  return true
}

/**
 * Installs with `npm ci`. The marker file is written last, so that an interrupted installation is repeated.
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
  await writeFile(markerOf(root), await expectedMarker(root))
}

/** @type {import('./ready.mjs').Step} */
export const installation = {
  announcement: 'Installing packages (half a minute or so) …',
  isDone: isInstalled,
  run: install,
}

const expectedMarker = async (root) =>
  `${await fingerprint(root, ['package-lock.json'])} ${process.platform}-${process.arch}`

/** The npm that started this process, with npm's own Node: ours may be in node_modules, which `npm ci` deletes. */
function npmCommand() {
  const { npm_execpath: npm, npm_node_execpath: node } = process.env
  return npm?.endsWith('npm-cli.js') ? [node ?? process.execPath, npm] : ['npm']
}

/** Whether `npm ci` was run by hand: npm's hidden lockfile agrees with the committed one. */
async function matchesLockfile(root) {
  try {
    const expected = (await readJson(path.join(root, 'package-lock.json'))).packages
    const installed = (await readJson(path.join(root, 'node_modules/.package-lock.json'))).packages
    return Object.entries(expected)
      .filter(([location]) => location !== '')
      .every(([location, entry]) => {
        const found = installed[location]
        return found
          ? found.version === entry.version && found.integrity === entry.integrity
          : !isNeeded(entry)
      })
  } catch {
    return false
  }
}

/** Whether a package is required on this machine; optional packages for other systems are not. */
function isNeeded({ optional, devOptional, peer, os, cpu, libc }) {
  if (peer) return false
  if (!optional && !devOptional) return true
  if (!os?.includes(process.platform) || cpu?.includes(process.arch) === false) return false
  return libc?.includes(systemLibrary()) ?? true
}

/** The C library of this system. Node reports a version for glibc only. */
function systemLibrary() {
  const { header } = /** @type {{ header: { glibcVersionRuntime?: string } }} */ (process.report.getReport())
  return header.glibcVersionRuntime ? 'glibc' : 'musl'
}

async function readJson(file) {
  return JSON.parse(await readFile(file, 'utf8'))
}
