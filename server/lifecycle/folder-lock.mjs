// Plain JavaScript, because the bootstrap uses it before it has chosen the Node version that runs the product.
import { mkdir, open, rm, stat } from 'node:fs/promises'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'

/**
 * The process that holds a folder.
 * @typedef {{ pid: number, what: string, stopping: boolean }} Holder
 */
/**
 * A held lock. It is also released when the process ends for any reason.
 * @typedef {{ release(): Promise<void> }} Hold
 */

const responseTimeoutMs = 2_000
/** @type {Holder} */
const unknownHolder = { pid: 0, what: 'process', stopping: false }

const noFolderSocket = { release: async () => {} }

/**
 * Locks a folder for this process, or returns its holder. The lock is a listening socket named after the device and
 * inode of the folder: the kernel gives it to one process only and releases it when that process ends, so that no
 * stale lock remains after `kill -9`.
 *
 * @param {string} folder created when it is missing
 * @param {() => Holder} describe returns the description for processes that query the holder
 * @param {{ acrossContainers?: boolean }} [options] whether a socket file in the folder also excludes other containers
 * @returns {Promise<{ hold: Hold } | { holder: Holder }>}
 */
export async function lockFolder(folder, describe, { acrossContainers = true } = {}) {
  await mkdir(folder, { recursive: true, mode: process.getuid?.() === 0 ? 0o711 : 0o700 })
  const address = await kernelAddress(folder)
  const nameLock = (await listen(address, describe)) ?? (await replaceDead(address, describe))
  if (!nameLock) return { holder: (await queryHolder(address)) ?? unknownHolder }
  const folderSocket = acrossContainers ? await openFolderSocket(folder, describe) : noFolderSocket
  if ('holder' in folderSocket) {
    await close(nameLock)
    return folderSocket
  }
  const release = async () => {
    await folderSocket.release()
    await close(nameLock)
  }
  return { hold: { release } }
}

/**
 * Returns the current holder of the folder, if there is one.
 *
 * @param {string} folder
 * @returns {Promise<Holder | undefined>}
 */
export async function findHolder(folder) {
  const address = await kernelAddress(folder).catch(() => undefined)
  return address === undefined ? undefined : queryHolder(address)
}

/**
 * On Linux an abstract socket name; elsewhere a socket file in the temporary folder, because paths are limited in
 * length.
 */
async function kernelAddress(folder) {
  const { dev, ino } = await stat(folder)
  const name = `forecourt-${dev}-${ino}`
  return process.platform === 'linux' ? `\0${name}` : path.join(tmpdir(), `${name}.sock`)
}

/**
 * Opens a second lock inside the folder for containers that share it: they do not share socket names, but they see the
 * same file. Opened through the folder's descriptor, because a socket path may have at most 107 bytes.
 */
async function openFolderSocket(folder, describe) {
  if (process.platform !== 'linux') return noFolderSocket
  const directory = await open(folder, 'r')
  const address = `/proc/self/fd/${directory.fd}/in-use.sock`
  const holder = await queryHolder(address)
  if (holder) {
    await directory.close()
    return { holder }
  }
  await rm(address, { force: true })
  // Some shared file systems do not support sockets; there the second lock is missing.
  const server = await listen(address, describe)
  return {
    async release() {
      if (server) await close(server)
      await directory.close()
    },
  }
}

/** A socket file outlives its process; one without a listener may be replaced. */
async function replaceDead(address, describe) {
  if (process.platform === 'linux' || (await queryHolder(address))) return undefined
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

function queryHolder(address) {
  return new Promise((resolve) => {
    const socket = connect(address)
    let data = ''
    const finish = () => {
      socket.destroy()
      resolve(parse(data))
    }
    socket.setTimeout(responseTimeoutMs, finish)
    socket.on('data', (chunk) => {
      data += chunk
    })
    socket.once('error', () => resolve(data === '' ? undefined : parse(data)))
    socket.once('end', finish)
  })
}

function parse(data) {
  try {
    return JSON.parse(data)
  } catch {
    return unknownHolder
  }
}

function close(server) {
  return new Promise((resolve) => server.close(resolve))
}
