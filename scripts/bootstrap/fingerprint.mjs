import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'

/**
 * Hashes the content of files and folders. Timestamps are ignored: they differ in a fresh clone or a copied folder.
 *
 * @param {string} root
 * @param {string[]} sources paths below the root; missing ones are skipped
 * @param {(file: string) => boolean} [isIncluded]
 * @returns {Promise<string>}
 */
export async function fingerprint(root, sources, isIncluded = () => true) {
  const files = (await Promise.all(sources.map((source) => filesOf(root, source))))
    .flat()
    .filter(isIncluded)
    .sort()
  const contents = await Promise.all(files.map((file) => readFile(path.join(root, file))))
  const hash = createHash('sha256')
  for (const [index, file] of files.entries()) {
    hash.update(`${file}\0${contents[index].length}\0`).update(contents[index])
  }
  return hash.digest('hex')
}

async function filesOf(root, source) {
  try {
    const entries = await readdir(path.join(root, source), { withFileTypes: true, recursive: true })
    return entries
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(root, path.join(entry.parentPath ?? entry.path, entry.name)))
  } catch (error) {
    if (error.code === 'ENOTDIR') return [source]
    if (error.code === 'ENOENT') return []
    throw error
  }
}
