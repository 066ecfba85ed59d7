import { readFileSync } from 'node:fs'
import path from 'node:path'
import { BootstrapError } from './bootstrap-error.mjs'

const oldestMajor = 24

/**
 * Finds the Node version that the lockfile pins, when it differs from the running one.
 *
 * @param {string} root
 * @returns {string | undefined} path of its executable; undefined when the running Node is suitable
 * @throws BootstrapError when no Node is pinned for this system and the running one is too old
 */
export function otherNode(root) {
  const pinned = findPinned(root)
  if (pinned) return pinned.version === process.versions.node ? undefined : pinned.program
  if (Number.parseInt(process.versions.node, 10) >= oldestMajor) return undefined
  throw new BootstrapError(
    `Node ${oldestMajor} or newer is needed on ${process.platform} ${process.arch}; this is ${process.versions.node}. ` +
      'Install it from https://nodejs.org and start again.',
  )
}

function findPinned(root) {
  const windows = process.platform === 'win32'
  const folder = path.join(root, `node_modules/node-${windows ? 'win' : process.platform}-${process.arch}`)
  try {
    const { version } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'))
    return { version, program: path.join(folder, 'bin', windows ? 'node.exe' : 'node') }
  } catch {
    return undefined
  }
}
