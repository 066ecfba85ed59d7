// Plain JavaScript: the bootstrap asks who holds a folder before it knows which Node will run the product.
import { mkdir, open, rm, stat } from 'node:fs/promises'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'

/**
 * Who holds a folder.
 * @typedef {{ pid: number, what: string, stopping: boolean }} Holder
 */
/**
 * A held folder; giving it back is also what the end of the process does, however it ends.
 * @typedef {{ release(): Promise<void> }} Hold
 */

const answerWithinMs = 2_000
/** @type {Holder} */
const silent = { pid: 0, what: 'process', stopping: false }

const noDoor = { release: async () => {} }

/**
 * Takes a folder for this process, or says who has it. The lock is a listening socket whose name is made of the
 * folder's identity: the kernel gives it to one process only and takes it back when that process is gone, so
 * there is nothing stale after a `kill -9`.
 *
 * @param {string} folder made when it is not there
 * @param {() => Holder} describe what to tell those who ask
 * @param {{ acrossContainers?: boolean }} [options] whether a socket file in the folder also keeps out other containers
 * @returns {Promise<{ hold: Hold } | { holder: Holder }>}
 */
export async function takeFolder(folder, describe, { acrossContainers = true } = {}) {
  await mkdir(folder, { recursive: true, mode: process.getuid?.() === 0 ? 0o711 : 0o700 })
  const address = await kernelAddress(folder)
  const gate = (await listen(address, describe)) ?? (await replaceDead(address, describe))
  if (!gate) return { holder: (await ask(address)) ?? silent }
  const door = acrossContainers ? await openDoor(folder, describe) : noDoor
  if ('holder' in door) {
    await close(gate)
    return door
  }
  const release = async () => {
    await door.release()
    await close(gate)
  }
  return { hold: { release } }
}

/**
 * Who holds the folder now, if anybody.
 *
 * @param {string} folder
 * @returns {Promise<Holder | undefined>}
 */
export async function askHolder(folder) {
  const address = await kernelAddress(folder).catch(() => undefined)
  return address === undefined ? undefined : ask(address)
}

/** On Linux a name without a file, elsewhere a socket file outside the folder (whose path may be too long for one). */
async function kernelAddress(folder) {
  const { dev, ino } = await stat(folder)
  const name = `forecourt-${dev}-${ino}`
  return process.platform === 'linux' ? `\0${name}` : path.join(tmpdir(), `${name}.sock`)
}

/**
 * A second lock inside the folder, for two containers that share it: they have no socket names in common, but
 * see the same file. Opened through its folder's descriptor, because a socket's path may have 107 bytes only.
 */
async function openDoor(folder, describe) {
  if (process.platform !== 'linux') return noDoor
  const directory = await open(folder, 'r')
  const address = `/proc/self/fd/${directory.fd}/in-use.sock`
  const holder = await ask(address)
  if (holder) {
    await directory.close()
    return { holder }
  }
  await rm(address, { force: true })
  // Some shared file systems know no sockets; there this second lock is missing.
  const door = await listen(address, describe)
  return {
    async release() {
      if (door) await close(door)
      await directory.close()
    },
  }
}

/** A socket file survives its process; the name of one that nobody answers is free. */
async function replaceDead(address, describe) {
  if (process.platform === 'linux' || (await ask(address))) return undefined
  await rm(address, { force: true })
  return listen(address, describe)
}

function listen(address, describe) {
  return new Promise((resolve) => {
    const server = createServer((socket) => {
      socket.on('error', () => {})
      socket.end(JSON.stringify(describe()))
    })
    server.once('error', () => resolve(undefined))
    server.listen(address, () => resolve(server.unref()))
  })
}

function ask(address) {
  return new Promise((resolve) => {
    const socket = connect(address)
    let answer = ''
    const finish = () => {
      socket.destroy()
      resolve(parse(answer))
    }
    socket.setTimeout(answerWithinMs, finish)
    socket.on('data', (chunk) => {
      answer += chunk
    })
    socket.once('error', () => resolve(answer === '' ? undefined : parse(answer)))
    socket.once('end', finish)
  })
}

function parse(answer) {
  try {
    return JSON.parse(answer)
  } catch {
    return silent
  }
}

function close(server) {
  return new Promise((resolve) => server.close(resolve))
}
