import { statfs } from 'node:fs/promises'
import { freemem, tmpdir } from 'node:os'

/** Where Linux offers the memory as a file system. */
const memoryFolder = '/dev/shm'

/** Bytes that a level may write, such as copies of databases, with as much again for what it runs. */
const maxWritten = 6 * 1024 ** 3

/** `f_type` of a file system in memory, from the header files of Linux. */
const tmpfsType = 0x01021994

/**
 * Returns the parent of temporary files: the memory where it is large enough, because hundreds of databases are copied,
 * which a disk slows down tenfold once its cache is full. Otherwise the folder of the system.
 */
export async function temporaryParent(): Promise<string> {
  const found = await statfs(memoryFolder).catch(() => null)
  const isLarge =
    found?.type === tmpfsType && found.bavail * found.bsize >= maxWritten && freemem() >= 2 * maxWritten
  return isLarge ? memoryFolder : tmpdir()
}
